/** Requests about the first real game of a person and about what was explained to them. */

import { ask } from "../net/http";
import type { FirstTimes, TableCard, ToldFirst } from "../protocol";

const place = (game: string): string => `/me/first-times/${encodeURIComponent(game)}`;

export const requests = {
  firstGame: (game: string) =>
    ask<TableCard>(`/games/${encodeURIComponent(game)}/first-game`, { method: "POST", body: {} }),
  firstTimes: (game: string) => ask<FirstTimes>(place(game)),
  tell: (game: string, name: string) =>
    ask<ToldFirst>(`${place(game)}/${encodeURIComponent(name)}`, { method: "POST", body: {} }),
  explainAgain: () => ask<unknown>("/me/first-times", { method: "DELETE" }),
};
