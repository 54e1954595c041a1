/** What the cards of things tell in Pandemic. */
import type { Words } from "../../words/words";
import { thingsOf, type Asked } from "../../table/things/told";
import type { ThingTold, ThingWay } from "../screens";
import { CITIES, cityOf, COLOURS, cubesIn, eyesOf } from "./facts";
import { content } from "./generated/content";
import type { PandemicColour, PandemicProspects, PandemicView } from "./generated/view";
import { aimsOf } from "./map/aims";
import { shape, STATION } from "./pieces/shapes";
import {
  aimInWords,
  cityInWords,
  dangerInWords,
  deckInWords,
  diseaseInWords,
  distanceInWords,
  epidemicInWords,
  stationsInWords,
  tracksInWords,
} from "./sentences";

type About = Asked<PandemicView, PandemicProspects>;

const card = (asked: About): ThingTold | null =>
  cityOf(asked.id) ? cityCard(asked) : event(asked.id, asked.words);

export const thing = thingsOf<PandemicView, PandemicProspects>({
  city: (asked) => (cityOf(asked.id) ? city(asked) : null),
  card,
  removed: card,
  infection: (asked) => (cityOf(asked.id) ? infectionCard(asked) : null),
  pawn: player,
  player,
  disease,
  deck,
  gauge,
});

const signOf = (colour: PandemicColour) => ({
  path: shape(colour, 18),
  colour: `var(--disease-${colour})`,
});

function city(asked: About): ThingTold {
  const { id, view, words, seat, ahead } = asked;
  const { colour = "blue", neighbours = [] } = cityOf(id) ?? {};
  const named = neighbours.map((near) => words.name("city", near));
  const steps = eyesOf(view, seat) === view.active ? ahead?.walks[id] : undefined;
  return {
    name: words.name("city", id),
    sign: signOf(colour),
    rule: words.text("web-pandemic-thing-near", { cities: words.listed(named) }),
    now: [
      ...aimed(asked),
      ...holding(id, view, words),
      dangerInWords(view, ahead, id, seat, words),
      distanceInWords(view, ahead, id, seat, words),
      ...whereabouts(id, view, words),
    ],
    pending: ahead === null,
    could: view.pawns[view.active] === id ? there(id, view) : onTheWay(id, steps !== undefined),
    ways: [
      ...(steps ? [{ say: words.text("web-pandemic-go", { count: steps.length }), steps }] : []),
      ...chartered(id, view, words),
    ],
  };
}

/** The flight to any city, where no single step by land leads to this one. */
function chartered(id: string, view: PandemicView, words: Words): readonly ThingWay[] {
  const here = view.pawns[view.active] ?? "";
  if (id === here || cityOf(here)?.neighbours.includes(id)) return [];
  return [{ say: words.text("web-pandemic-charter"), steps: ["charter", `to ${id}`] }];
}

/** Who is on the way there, and what for. */
function aimed({ id, view, words, plans }: About): readonly string[] {
  return aimsOf({ plans, view, over: view.phase === "ended" })
    .filter(({ to }) => to === id)
    .map((aim) => aimInWords(aim, words));
}

/** What is in the city; its name alone would say nothing new. */
function holding(id: string, view: PandemicView, words: Words): readonly string[] {
  const told = cityInWords(view, id, words);
  return told === words.name("city", id) ? [] : [told];
}

/** Single steps that might lead there; where a longer way does, flying is what would be shorter. */
function onTheWay(id: string, far: boolean): readonly string[] {
  const verbs = far ? ["fly"] : ["drive", "fly", "shuttle"];
  return verbs.map((verb) => `${verb} ${id}`);
}

/** What the acting player might do in the own city. */
function there(id: string, view: PandemicView): readonly string[] {
  const ill = COLOURS.filter((_, number) => (cubesIn(view, id)[number] ?? 0) > 0);
  const cures = COLOURS.filter((_, number) => view.diseases[number] === "active");
  return [
    ...ill.map((colour) => `treat ${colour}`),
    "build",
    "charter",
    ...gifts(id, view),
    ...cures.map((colour) => `cure ${colour}`),
  ];
}

/** Where its two cards are, as far as everybody knows. */
function whereabouts(id: string, view: PandemicView, words: Words): readonly string[] {
  const sentences: string[] = [];
  const holder = view.hands.findIndex((hand) => hand?.includes(id));
  if (holder >= 0) sentences.push(words.text("web-pandemic-thing-held", { seat: holder }));
  else if (view.discards.includes(id)) sentences.push(words.text("web-pandemic-thing-spent"));
  const layer = view.infection_deck
    .slice(0, view.infection_known)
    .findIndex((cards) => cards.includes(id));
  if (view.infection_discards.includes(id)) {
    sentences.push(words.text("web-pandemic-thing-infected"));
  } else if (layer >= 0) {
    const count = view.infection_deck.slice(0, layer + 1).flat().length;
    sentences.push(words.text("web-pandemic-thing-coming", { count }));
  } else if (view.removed.includes(id)) {
    sentences.push(words.text("web-pandemic-thing-safe"));
  }
  return sentences;
}

function cityCard({ id, view, words }: About): ThingTold {
  const colour = cityOf(id)?.colour ?? "blue";
  return {
    name: words.name("card", id),
    sign: signOf(colour),
    rule: words.text("web-pandemic-thing-city-card"),
    now: [...whereabouts(id, view, words), curesInWords(colour, view, words)],
    could: cardUses(id, view),
  };
}

/** What one might do with a card where it is: in a hand that is too full, the own, or another. */
function cardUses(id: string, view: PandemicView): readonly string[] {
  const holder = view.hands.findIndex((hand) => hand?.includes(id));
  if (holder >= 0 && holder === view.over) return [`discard ${id}`];
  if (holder >= 0 && holder !== view.active) return [`take ${id} ${holder}`];
  return [`fly ${id}`, ...gifts(id, view)];
}

/** The card given to each of the others. */
function gifts(id: string, view: PandemicView): readonly string[] {
  return view.pawns.flatMap((_, seat) => (seat === view.active ? [] : [`give ${id} ${seat}`]));
}

/** Who holds how many cards for this cure. */
function curesInWords(colour: PandemicColour, view: PandemicView, words: Words): string {
  const held = view.hands.flatMap((hand, seat) => {
    const count = (hand ?? []).filter((card) => cityOf(card)?.colour === colour).length;
    const needed = view.cards_for_cure[seat] ?? content.hand_limit;
    return count > 0 ? [words.text("web-pandemic-thing-cards", { seat, count, needed })] : [];
  });
  return words.text("web-pandemic-thing-cure", { colour, list: words.listed(held) });
}

function event(id: string, words: Words): ThingTold | null {
  if (!content.events.some((each) => each === id)) return null;
  return {
    name: words.name("card", id),
    rule: words.name("card", id, "rule"),
    could: [`play ${id}`],
  };
}

function infectionCard({ id, view, words, seat, ahead }: About): ThingTold {
  return {
    name: words.text("web-pandemic-thing-infection", { city: id }),
    sign: signOf(cityOf(id)?.colour ?? "blue"),
    rule: words.text("help-turn-4"),
    now: [
      ...holding(id, view, words),
      dangerInWords(view, ahead, id, seat, words),
      ...whereabouts(id, view, words),
    ],
    pending: ahead === null,
  };
}

function player({ id, view, words }: About): ThingTold | null {
  const seat = Number(id);
  const role = view.roles[seat];
  const place = view.pawns[seat];
  if (role === undefined || place === undefined) return null;
  const own = seat === view.active;
  const met = view.pawns[view.active] ?? "";
  return {
    name: `${words.player(seat)}: ${words.name("role", role)}`,
    rule: words.name("role", role, "rule"),
    now: [
      cityInWords(view, place, words),
      words.text("web-pandemic-hand-size", {
        count: view.hand_sizes[seat] ?? 0,
        most: content.hand_limit,
      }),
    ],
    could: own ? [] : [`give ${met} ${seat}`, `take ${met} ${seat}`],
  };
}

function disease({ id, view, words }: About): ThingTold | null {
  const number = COLOURS.findIndex((each) => each === id);
  const colour = COLOURS[number];
  if (!colour) return null;
  const infected = CITIES.filter(({ id }) => (cubesIn(view, id)[number] ?? 0) > 0);
  const cities = words.listed(infected.map(({ id }) => words.name("city", id)));
  return {
    name: words.text("web-pandemic-thing-disease", { colour }),
    sign: signOf(colour),
    rule: words.text("help-work-4"),
    now: [
      diseaseInWords(view, colour, words),
      ...(infected.length > 0 ? [words.text("web-pandemic-thing-cities", { cities })] : []),
      curesInWords(colour, view, words),
    ],
    could: [`cure ${colour}`, `treat ${colour}`],
  };
}

function deck({ id: pile, view, words }: About): ThingTold {
  const told: Readonly<Record<string, readonly string[]>> = {
    "player-deck": [words.text("help-turn-2"), deckInWords(view, words)],
    "player-discards": [words.text("web-pandemic-thing-discards")],
    "infection-deck": [words.text("help-turn-4")],
    "infection-discards": [words.text("help-spread-3")],
  };
  const [rule = "", ...now] = told[pile] ?? [];
  return { name: words.text(`board-${pile}`), rule, now };
}

function gauge({ id, view, words }: About): ThingTold | null {
  const tracks = tracksInWords(view, words);
  switch (id) {
    case "rate":
      return {
        name: words.text("board-infection-rate"),
        rule: words.text("help-turn-4"),
        now: [tracks],
      };
    case "outbreaks":
      return {
        name: words.text("board-outbreaks"),
        rule: words.text("help-spread-1"),
        now: [tracks],
      };
    case "epidemic":
      return {
        name: words.name("card", "epidemic"),
        rule: words.name("card", "epidemic", "rule"),
        now: [epidemicInWords(view, words)],
      };
    case "stations":
      return {
        name: words.text("web-pandemic-stations-left", { count: view.stations_left }),
        sign: { path: STATION, colour: "currentColor" },
        rule: words.text("help-work-2"),
        now: [stationsInWords(view, words)],
        could: ["build"],
      };
    default:
      return null;
  }
}
