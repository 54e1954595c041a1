/** What is asked of the server about notices and the own data. */

import { ask } from "../net/http";
import type { Holiday, NoticeSettings, NoticeWishes, WebhookCard } from "../protocol";

const hook = (table: string): string => `/tables/${encodeURIComponent(table)}/webhook`;

export const requests = {
  notices: () => ask<NoticeSettings>("/me/notices"),
  wish: (wishes: NoticeWishes) =>
    ask<NoticeSettings>("/me/notices", { method: "PUT", body: wishes }),
  goOnHoliday: (holiday: Holiday) =>
    ask<NoticeSettings>("/me/holiday", { method: "PUT", body: holiday }),
  endHoliday: () => ask<NoticeSettings>("/me/holiday", { method: "DELETE" }),
  subscribe: (endpoint: string, p256dh: string, auth: string) =>
    ask<unknown>("/me/notices/push", { method: "POST", body: { endpoint, p256dh, auth } }),
  unsubscribe: (endpoint: string) =>
    ask<unknown>("/me/notices/push/stop", { method: "POST", body: { endpoint } }),
  askAddress: (address: string) =>
    ask<unknown>("/me/notices/mail", { method: "POST", body: { address } }),
  dropAddress: () => ask<unknown>("/me/notices/mail", { method: "DELETE" }),
  confirm: (token: string) => ask<unknown>("/mail/confirm", { method: "POST", body: { token } }),
  stopMail: (token: string) =>
    ask<unknown>(`/mail/stop?token=${encodeURIComponent(token)}`, { method: "POST" }),
  webhook: (table: string) => ask<WebhookCard>(hook(table)),
  setWebhook: (table: string, address: string | null, language: string) =>
    ask<WebhookCard>(hook(table), { method: "PUT", body: { address, language } }),
  signOutOthers: () => ask<unknown>("/me/sign-out-others", { method: "POST", body: {} }),
  forgetMe: () => ask<unknown>("/me", { method: "DELETE" }),
};

export const MY_DATA = "/api/me/data";
