/** Requests about games that have been played. */

import { ask, askText } from "../net/http";
import type { PlayedGame, PlayOn, Sharing, TableCard } from "../protocol";

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const requests = {
  /** Open a table that goes on from a moment of another game. */
  playOn: (wish: PlayOn, invite: string | null) =>
    ask<TableCard>("/what-ifs", { method: "POST", body: wish, invite }),
  record: (id: string) => askText(`${table(id)}/record`),
  share: (id: string, wish: Partial<Sharing>) =>
    ask<TableCard>(`${table(id)}/sharing`, { method: "PATCH", body: wish }),
  games: () => ask<PlayedGame[]>("/me/games"),
  deleteGame: (id: string) =>
    ask<null>(`/me/games/${encodeURIComponent(id)}`, { method: "DELETE" }),
  recordsAddress: "/api/me/games/records",
  csvAddress: "/api/me/games/csv",
};
