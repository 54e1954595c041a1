/** Opening a table. */

import { loadScreens } from "../games";
import { http } from "../net/http";
import type { GameCard, TableCard } from "../protocol";
import { router } from "../router.svelte";
import { tableAddress } from "../routes";
import { awaited } from "../settled";

/**
 * One person, the usual colleagues, the usual options: the game begins at once. A campaign that
 * this person plays alone goes on where it stands.
 */
export async function playNow(
  card: GameCard,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  prepareTable();
  const [screens, campaigns] = await Promise.all([
    loadScreens(card.name),
    card.campaign ? http.campaigns() : [],
  ]);
  const campaign = campaigns.find(
    ({ game, members }) => game === card.name && members.every((member) => member.you),
  );
  const { seats, options } = screens.usual(1, card);
  const table = await http.open({
    game: card.name,
    seats: [...seats],
    options: campaign ? { ...options, [campaign.option]: campaign.next } : { ...options, ...more },
    public: false,
    campaign: campaign?.id ?? null,
    pace: "live",
    name: "",
    waits: false,
  });
  router.go(tableAddress(table.id));
}

/**
 * A table for friends: the usual game, and every other seat open. It waits until its host begins,
 * with colleagues where nobody came.
 */
export async function playWithFriends(card: GameCard): Promise<void> {
  router.go(tableAddress((await openForFriends(card)).id));
}

/** The same table, without going there. */
export async function openForFriends(card: GameCard): Promise<TableCard> {
  prepareTable();
  const screens = await loadScreens(card.name);
  const { seats, options } = screens.usual(1, card);
  return http.open({
    game: card.name,
    seats: seats.map((seat) => (seat.kind === "me" ? seat : { kind: "open", colleague: null })),
    options: { ...options },
    public: false,
    campaign: null,
    pace: "live",
    name: "",
    waits: true,
  });
}

/** The page of a table comes while the table is made; where it does not, it is asked for again. */
function prepareTable(): void {
  void awaited(import("./TablePage.svelte")).catch(() => undefined);
}
