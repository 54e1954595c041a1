/** Requests to the server. What it refuses becomes a `Refusal` that can be put into words. */

import type {
  AboutServer,
  CampaignCard,
  CampaignFile,
  ChatLine,
  GameCard,
  Lobby,
  Me,
  Moment,
  NewTable,
  PersonalLink,
  Problem,
  RecordLook,
  RecordText,
  Note,
  Report,
  SeatChangeWish,
  TableCard,
  TableWish,
} from "../protocol";
import { awaited } from "../settled";
import { transport, type Wish } from "./transport";

/** Why a request did not succeed; `code` is `offline` when nobody answered. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }

  get problem(): Problem {
    return { code: this.code, text: this.message };
  }
}

/** Whatever was thrown, as a Refusal. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("odd", String(error));
}

export async function ask<Answer>(path: string, wish: Wish = {}): Promise<Answer> {
  const text = await askText(path, wish);
  return (text === "" ? null : JSON.parse(text)) as Answer;
}

/** What is no JSON, such as a record. */
export function askText(path: string, wish: Wish = {}): Promise<string> {
  return awaited(answerTo(path, wish));
}

async function answerTo(path: string, wish: Wish): Promise<string> {
  let answer: { readonly status: number; readonly text: string };
  try {
    answer = await transport.ask(path, wish);
  } catch {
    throw new Refusal("offline", "The server does not answer.");
  }
  if (answer.status >= 400) throw refusal(answer.status, answer.text);
  return answer.text;
}

function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.code && problem.text) return new Refusal(problem.code, problem.text);
  } catch {
    // Something between us and the server answered in its place.
  }
  return new Refusal(status >= 500 ? "offline" : "refused", `The server answered ${status}.`);
}

/** The chapters a table has come to, as Fluent sources. */
interface TableTexts {
  readonly texts: readonly string[];
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const http = {
  games: () => ask<GameCard[]>("/games"),
  me: () => ask<Me>("/me", { method: "POST", body: {} }),
  rename: (name: string) => ask<Me>("/me", { method: "PATCH", body: { name } }),
  personalLink: () => ask<PersonalLink>("/me/link", { method: "POST", body: {} }),
  come: (token: string) => ask<Me>("/me/come", { method: "POST", body: { token } }),
  campaigns: () => ask<CampaignCard[]>("/campaigns"),
  bringCampaign: (file: CampaignFile) =>
    ask<CampaignCard>("/campaigns", { method: "POST", body: file }),
  campaign: (id: string) => ask<CampaignCard>(`/campaigns/${encodeURIComponent(id)}`),
  leaveCampaign: (id: string) =>
    ask<null>(`/campaigns/${encodeURIComponent(id)}/leave`, { method: "POST" }),
  lobby: () => ask<Lobby>("/tables"),
  open: (wish: NewTable) => ask<TableCard>("/tables", { method: "POST", body: wish }),
  card: (id: string, invite: string | null) => ask<TableCard>(table(id), { invite }),
  sit: (id: string, invite: string | null, seat: number | null = null) =>
    ask<TableCard>(`${table(id)}/sit`, { method: "POST", body: { invite, seat } }),
  changeTable: (id: string, wish: Partial<TableWish>) =>
    ask<TableCard>(table(id), { method: "PATCH", body: wish }),
  changeSeat: (id: string, seat: number, wish: Partial<SeatChangeWish>) =>
    ask<TableCard>(`${table(id)}/seats/${seat}`, { method: "PATCH", body: wish }),
  ready: (id: string, ready: boolean) =>
    ask<TableCard>(`${table(id)}/ready`, { method: "POST", body: { ready } }),
  myTables: (search: string, before: number | null) => {
    const asked = new URLSearchParams({ search });
    if (before !== null) asked.set("before", String(before));
    return ask<TableCard[]>(`/me/tables?${asked.toString()}`);
  },
  leave: (id: string) => ask<unknown>(`${table(id)}/leave`, { method: "POST", body: {} }),
  begin: (id: string) => ask<unknown>(`${table(id)}/begin`, { method: "POST", body: {} }),
  standIn: (id: string, seat: number, colleague: string | null) =>
    ask<unknown>(`${table(id)}/seats/${seat}/stand-in`, { method: "POST", body: { colleague } }),
  rematch: (id: string, sameDeal: boolean, chapter: string | null = null) =>
    ask<TableCard>(`${table(id)}/rematch`, {
      method: "POST",
      body: { same_deal: sameDeal, chapter },
    }),
  at: (id: string, ply: number, invite: string | null) =>
    ask<Moment>(`${table(id)}/at/${ply}`, { invite }),
  texts: async (id: string, language: string, invite: string | null) =>
    (await ask<TableTexts>(`${table(id)}/texts/${language}`, { invite })).texts,
  olderChat: (id: string, before: number, invite: string | null) =>
    ask<ChatLine[]>(`${table(id)}/chat?before=${before}`, { invite }),
  note: (id: string) => ask<Note>(`${table(id)}/note`),
  writeNote: (id: string, text: string) =>
    ask<null>(`${table(id)}/note`, { method: "PUT", body: { text } }),
  report: (id: string, report: Report, invite: string | null) =>
    ask<null>(`${table(id)}/reports`, { method: "POST", body: report, invite }),
  about: (language: string) => ask<AboutServer>(`/about/${language}`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  lesson: (game: string, name: string) =>
    ask<TableCard>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  lessonTexts: async (game: string, name: string, language: string) =>
    (
      await ask<TableTexts>(
        `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}/texts/${language}`,
      )
    ).texts,
  look: (wish: RecordText) => ask<RecordLook>("/records", { method: "POST", body: wish }),
};
