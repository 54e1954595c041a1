/** The piles of cards one can look through. */
import type { PandemicView } from "../generated/view";

export const PILES = [
  "player-deck",
  "player-discards",
  "infection-deck",
  "infection-discards",
] as const;
export type PileName = (typeof PILES)[number];

export function sizeOf(view: PandemicView, pile: PileName): number {
  switch (pile) {
    case "player-deck":
      return view.player_cards;
    case "player-discards":
      return view.discards.length;
    case "infection-deck":
      return view.infection_cards;
    case "infection-discards":
      return view.infection_discards.length;
  }
}

/** A small picture for each pile: closed decks are stacks, discards lie open. */
export const PICTURES: Readonly<Record<PileName, string>> = {
  "player-deck": "M4 6.500h11v14H4zM7 6.500V3.500h11v14h-3",
  "player-discards": "M3.500 8 11 5l4.500 11.500L8 19.500zM13 5h7.500v12.500H16",
  "infection-deck":
    "M4 6.500h11v14H4zM7 6.500V3.500h11v14h-3M6.500 13.500h6M9.500 10.500v6M7.400 11.400l4.200 4.200M11.600 11.400l-4.200 4.200",
  "infection-discards":
    "M3.500 8 11 5l4.500 11.500L8 19.500zM13 5h7.500v12.500H16M7 12.300h5M9.500 9.800v5",
};
