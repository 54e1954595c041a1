/** What is where, in words: names for things on the board and the position for those who hear it. */
import type { Words } from "../../words/words";
import type { PositionPart } from "../screens";
import {
  CITIES,
  cityOf,
  COLOURS,
  cubesIn,
  danger,
  drawnChance,
  eyesOf,
  outbreakChance,
} from "./facts";
import { content } from "./generated/content";
import type {
  PandemicColour,
  PandemicProspects,
  PandemicShortcut,
  PandemicView,
} from "./generated/view";
import type { Aim } from "./map/aims";

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

/** Thousandths as a share of a hundred; small ones with a decimal. */
export function percent(thousandths: number, words: Words): string {
  const digits = thousandths > 0 && thousandths < 100 ? 1 : 0;
  const share = new Intl.NumberFormat(words.language, { maximumFractionDigits: digits });
  return `${share.format(thousandths / 10)}%`;
}

/** How likely the city is to be drawn and to break out before the seat's next turn. */
export function dangerInWords(
  view: PandemicView,
  ahead: PandemicProspects | null,
  city: string,
  seat: number,
  words: Words,
): string {
  if (!ahead) return words.text("web-pandemic-chances-soon");
  const eyes = eyesOf(view, seat);
  return words.text(eyes === seat ? "web-pandemic-chances" : "web-pandemic-chances-of", {
    seat: eyes,
    drawn: percent(drawnChance(ahead, eyes, city), words),
    outbreak: percent(outbreakChance(ahead, eyes, city), words),
  });
}

/** How far the city is from the seat's pawn, and how far for a price where that is nearer. */
export function distanceInWords(
  view: PandemicView,
  ahead: PandemicProspects | null,
  city: string,
  seat: number,
  words: Words,
): string {
  if (!ahead) return words.text("web-pandemic-away-soon");
  const eyes = eyesOf(view, seat);
  const away = words.text(eyes === seat ? "web-pandemic-away" : "web-pandemic-away-of", {
    seat: eyes,
    count: ahead.away[eyes]?.[city] ?? 0,
  });
  const shortcut = ahead.shortcuts[eyes]?.[city];
  return shortcut ? `${away} ${shortcutInWords(shortcut, words)}` : away;
}

function shortcutInWords(shortcut: PandemicShortcut, words: Words): string {
  const means = shortcut.cards.map((card) => words.text("web-pandemic-means-card", { card }));
  if (shortcut.any_card) means.push(words.text("web-pandemic-means-any"));
  if (shortcut.station) means.unshift(words.text("web-pandemic-means-station"));
  return words.text("web-pandemic-shortcut", {
    count: shortcut.actions,
    means: words.listed(means),
  });
}

/** What a colleague has set out to do in this turn. */
export function aimInWords({ seat, say }: Aim, words: Words): string {
  const name = words.text("web-pandemic-plan", { name: words.player(seat) });
  return words.text("web-pandemic-plan-told", { name, plan: words.say(say) });
}

/** A disease: whether it is cured, and the cubes that are left of it. */
export function diseaseInWords(view: PandemicView, colour: PandemicColour, words: Words): string {
  const number = COLOURS.indexOf(colour);
  return words.text("web-pandemic-position-disease", {
    colour,
    status: words.name("disease", view.diseases[number] ?? "active"),
    count: view.supply[number] ?? 0,
  });
}

/** How near a cure is and by whose hand. */
export function cureInWords(view: PandemicView, colour: PandemicColour, words: Words): string {
  const number = COLOURS.indexOf(colour);
  const status = view.diseases[number] ?? "active";
  if (status !== "active") {
    return words.text("web-pandemic-goal-found", { colour, status: words.name("disease", status) });
  }
  const near = view.cures_near[number];
  return near
    ? words.text("web-pandemic-goal-cards", {
        colour,
        count: near.cards,
        needed: near.needed,
        seat: near.seat,
      })
    : words.text("web-pandemic-goal-none", { colour });
}

/** What is known of the next Epidemic. */
export function epidemicInWords(view: PandemicView, words: Words): string {
  const next = view.next_epidemic;
  return next
    ? words.text("web-pandemic-epidemic-within", { ...next })
    : words.text("web-pandemic-no-epidemic");
}

/** The same, as short as a gauge. */
export function epidemicInBrief(view: PandemicView, words: Words): string {
  const next = view.next_epidemic;
  return next
    ? words.text("web-pandemic-epidemic-brief", { from: next.after + 1, within: next.within })
    : words.text("web-pandemic-no-epidemic");
}

export function cardName(card: string, words: Words): string {
  return words.name("card", card);
}

/** The position for those who do not see the board, under headings. */
export function parts(view: PandemicView, words: Words): readonly PositionPart[] {
  return [
    { title: words.text("web-pandemic-part-standing"), sentences: standing(view, words) },
    { title: words.text("web-pandemic-part-diseases"), sentences: sickness(view, words) },
    ...view.roles.map((_, seat) => ({
      title: words.player(seat),
      sentences: [playerInWords(view, seat, words)],
    })),
    {
      title: words.text("board-stations"),
      sentences: [stationsInWords(view, words)],
    },
  ];
}

export function stationsInWords(view: PandemicView, words: Words): string {
  return words.text("web-pandemic-position-stations", {
    cities: words.listed(view.stations.map((city) => words.name("city", city))),
  });
}

export function tracksInWords(view: PandemicView, words: Words): string {
  return words.text("web-pandemic-position-tracks", {
    rate: view.infection_rate,
    outbreaks: view.outbreaks,
    most: content.last_outbreak,
  });
}

export function deckInWords(view: PandemicView, words: Words): string {
  return words.text("web-pandemic-position-deck", {
    count: view.player_cards,
    epidemic: epidemicInWords(view, words),
  });
}

function standing(view: PandemicView, words: Words): readonly string[] {
  return [
    words.text("web-pandemic-position-turn", {
      turn: view.turn,
      seat: view.active,
      count: view.actions,
    }),
    tracksInWords(view, words),
    deckInWords(view, words),
  ];
}

/** Each disease, and the cities by how near they are to an outbreak. */
function sickness(view: PandemicView, words: Words): readonly string[] {
  const sentences = COLOURS.map((colour) => diseaseInWords(view, colour, words));
  sentences.push(...COLOURS.map((colour) => cureInWords(view, colour, words)));
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
  const near = (cityOf(city)?.neighbours ?? []).filter((id) => danger(view, id) > 0);
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
