/** Requests about guided replays. */

import { ask } from "../net/http";
import type { TourLink, TourWish } from "../protocol";

const place = (id: string): string => `/tours/${encodeURIComponent(id)}`;

export const requests = {
  /** Lead others through a finished game. */
  begin: (table: string) => ask<TourLink>("/tours", { method: "POST", body: { table } }),
  change: (id: string, wish: TourWish) => ask<null>(place(id), { method: "PATCH", body: wish }),
  say: (id: string, text: string) =>
    ask<null>(`${place(id)}/lines`, { method: "POST", body: { text } }),
};
