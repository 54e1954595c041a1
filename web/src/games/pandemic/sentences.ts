/** What is where, in words: names for things on the board and the position for whoever hears it. */
import type { View } from "../../protocol";
import type { Words } from "../../words/words";
import {
  CITIES,
  COLOURS,
  LAST_OUTBREAK,
  cardsLeft,
  cubesIn,
  danger,
  nextEpidemic,
  seen,
} from "./view";
import type { PandemicView } from "./view";

/** A city and everything in it: `Paris: 2 blue cubes, research station, Ania`. */
export function cityInWords(view: PandemicView, city: string, words: Words): string {
  const things = COLOURS.flatMap((colour, number) => {
    const count = cubesIn(view, city)[number] ?? 0;
    return count > 0 ? [words.text("cubes", { count, colour })] : [];
  });
  if (view.stations.includes(city)) things.push(words.text("web-pandemic-station"));
  view.pawns.forEach((place, seat) => {
    if (place === city) things.push(words.player(seat));
  });
  const name = words.name("city", city);
  return things.length > 0 ? `${name}: ${things.join(", ")}` : name;
}

/** What is known of the next Epidemic. */
export function epidemicInWords(view: PandemicView, words: Words): string {
  const next = nextEpidemic(view);
  return next
    ? words.text("web-pandemic-epidemic-within", { ...next })
    : words.text("web-pandemic-no-epidemic");
}

/** The same, as short as a gauge. */
export function epidemicInBrief(view: PandemicView, words: Words): string {
  const next = nextEpidemic(view);
  return next
    ? words.text("web-pandemic-epidemic-brief", { from: next.after + 1, within: next.within })
    : words.text("web-pandemic-no-epidemic");
}

export function cardName(card: string, words: Words): string {
  return words.name("card", card);
}

export function position(view: View, words: Words): readonly string[] {
  const now = seen(view);
  return [
    ...standing(now, words),
    ...sickness(now, words),
    ...now.roles.map((_, seat) => playerInWords(now, seat, words)),
    words.text("web-pandemic-position-stations", {
      cities: words.listed(now.stations.map((city) => words.name("city", city))),
    }),
  ];
}

function standing(view: PandemicView, words: Words): readonly string[] {
  return [
    words.text("web-pandemic-position-turn", {
      turn: view.turn,
      seat: view.active,
      count: view.actions,
    }),
    words.text("web-pandemic-position-tracks", {
      rate: view.infection_rate,
      outbreaks: view.outbreaks,
      most: LAST_OUTBREAK,
    }),
    words.text("web-pandemic-position-deck", {
      count: cardsLeft(view),
      epidemic: epidemicInWords(view, words),
    }),
  ];
}

/** Each disease, and the cities by how near they are to an outbreak. */
function sickness(view: PandemicView, words: Words): readonly string[] {
  const sentences = COLOURS.map((colour, number) =>
    words.text("web-pandemic-position-disease", {
      colour,
      status: words.name("disease", view.diseases[number] ?? "active"),
      count: view.supply[number] ?? 0,
    }),
  );
  for (const count of [3, 2, 1]) {
    const cities = CITIES.filter(({ id }) => danger(view, id) === count);
    if (cities.length > 0) {
      const named = cities.map(({ id }) => words.name("city", id));
      sentences.push(
        words.text("web-pandemic-position-cubes", { count, cities: words.listed(named) }),
      );
    }
  }
  return sentences;
}

function playerInWords(view: PandemicView, seat: number, words: Words): string {
  const hand = view.hands[seat];
  const cards = hand
    ? words.listed(hand.map((card) => cardName(card, words)))
    : words.text("web-pandemic-closed-hand", { count: view.hand_sizes[seat] ?? 0 });
  const city = view.pawns[seat] ?? "";
  const near = (CITIES.find(({ id }) => id === city)?.near ?? []).filter(
    (id) => danger(view, id) > 0,
  );
  const said = words.text("web-pandemic-position-player", {
    seat,
    role: view.roles[seat] ?? "",
    place: cityInWords(without(view, seat), city, words),
    hand: cards,
  });
  if (near.length === 0) return said;
  const ill = near.map((id) => cityInWords(without(view), id, words));
  return `${said} ${words.text("web-pandemic-position-near", { cities: ill.join("; ") })}`;
}

/** The same board without pawns, or without one of them, which the sentence has named already. */
function without(view: PandemicView, seat?: number): PandemicView {
  return {
    ...view,
    pawns: view.pawns.map((city, pawn) => (seat === undefined || pawn === seat ? "" : city)),
  };
}
