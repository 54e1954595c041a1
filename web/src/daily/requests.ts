/** Requests about the deal of the day. */

import { ask } from "../net/http";
import type { DailyDeals, DailyGame, DailyResults, TableCard } from "../protocol";

export type Company = DailyGame["company"][number];

const place = (game: string): string => `/daily/${encodeURIComponent(game)}`;

export const requests = {
  deals: () => ask<DailyDeals>("/daily"),
  open: (game: string, company: Company) =>
    ask<TableCard>(place(game), { method: "POST", body: { company } }),
  results: (game: string, day: string) =>
    ask<DailyResults>(`${place(game)}/${encodeURIComponent(day)}`),
};
