/** What the cards of things tell in Holding On. */
import type { Words } from "../../words/words";
import { thingsOf, type Asked } from "../../table/things/told";
import type { ThingTold } from "../screens";
import { content, type HoldingPatient } from "./generated/content";
import type { HoldingMemory, HoldingStep, HoldingView, HoldingWhereabouts } from "./generated/view";
import { slotOf } from "./grid/places";
import { printed, staffAt } from "./scene";
import {
  chanceInWords,
  conditionInWords,
  patientInWords,
  pawnInWords,
  pawnName,
  progressInWords,
  contactName,
  healthInWords,
  quoteOf,
  rewardsInWords,
  sceneOf,
  slotInWords,
  symbolsInWords,
  whereInWords,
} from "./sentences";

type About = Asked<HoldingView>;

export const thing = thingsOf<HoldingView>({
  staff: pawn,
  tokens: purse,
  hazy: (asked) => held("hazy", asked),
  clear: (asked) => held("clear", asked),
  side: (asked) => care(asked.id, asked),
  symbol: (asked) => care("medical", asked),
  row,
  slot,
  contact,
  regret,
  room,
  billy,
  goal,
  medical: ({ view, words }) => ({
    name: words.text("web-holding-on-medical"),
    rule: words.text(`web-holding-on-medical-${view.medical_given ? "given" : "due"}`),
    now: [help("care-2", words), help("warnings-1", words)],
  }),
  query: ({ words }) => ({
    name: words.text("web-holding-on-sign-ask"),
    rule: words.rule("web-holding-on-sign-ask"),
    now: [help("query-1", words), help("query-2", words)],
  }),
  warnings: ({ words }) => ({
    name: words.text("board-warnings"),
    rule: help("warnings-1", words),
    now: [help("warnings-2", words)],
  }),
  health: ({ view, words }) => ({
    name: words.text("board-health"),
    rule: healthInWords(view, words),
  }),
  tile: ({ words }) => ({
    name: words.text("board-contact-tile"),
    rule: help("phone-1", words),
  }),
  reward: ({ id, words }) => ({
    name: words.name("reward", id),
    rule: help("care-4", words),
    could: [`take ${id}`],
  }),
});

/** A part of what the story asks for. */
function goal({ id, view, words }: About): ThingTold | null {
  const condition = view.goal[Number(id)];
  if (!condition) return null;
  return {
    name: words.text("board-goal"),
    rule: conditionInWords(condition, words, view.goal),
    now: [
      ...(condition.number > 1 ? [progressInWords(condition, words, view.goal)] : []),
      help("goal-2", words),
    ],
  };
}

function help(paragraph: string, words: Words): string {
  return words.text(`help-${paragraph}`);
}

function roleOf(id: string): string {
  if (id.startsWith("nurse")) return "nurse";
  return id.startsWith("assistant") ? "medical_assistant" : "doctor";
}

function pawn({ id, view, words }: About): ThingTold | null {
  const found = view.staff[id];
  if (!found) return null;
  return {
    name: pawnName(id, words),
    rule: words.name("role", roleOf(id), "rule"),
    now: [pawnInWords(view, id, words), whereInWords(found.at, words), words.player(found.seat)],
    could: verbsAt(found.at, view.step).map((verb) => `${verb} ${id}`),
  };
}

/** What could be asked of somebody now; of the rest a card would only say that it is not the time. */
function verbsAt(at: HoldingWhereabouts, step: HoldingStep): readonly string[] {
  if (step === "staff") return at === "break_room" ? ["assign"] : ["move", "stand_in"];
  if (step === "talker") return ["talk"];
  return step === "leave" ? ["send"] : [];
}

/** He is at the middle of everything: how he is, what he has told, what can be done for him now. */
function billy({ view, words }: About): ThingTold {
  const { lines, regrets } = view.locker;
  const told = view.grid.filter((cell) => cell !== null);
  const clear = told.filter((cell) => cell.clear).length;
  const people = known(
    "contact",
    [...lines, ...told].map((each) => each.contact),
    words,
  );
  const burdens = known(
    "regret",
    [...regrets, ...told].map((each) => each.regret),
    words,
  );
  const now = [
    healthInWords(view, words),
    words.text("web-holding-on-thing-row", { clear, hazy: told.length - clear }),
    people.length > 0
      ? words.text("web-holding-on-billy-people", { names: words.listed(people) })
      : words.text("web-holding-on-billy-nobody"),
  ];
  if (burdens.length > 0)
    now.push(words.text("web-holding-on-billy-regrets", { names: words.listed(burdens) }));
  const before = view.campaign.finished.length;
  if (before > 0) now.push(words.text("web-holding-on-billy-story", { count: before }));
  return {
    name: words.text("web-holding-on-billy"),
    rule: words.text("web-holding-on-billy-who"),
    now,
    actions: actionsAtBed(view),
  };
}

/** The names of the campaign that this reader has come to, each once. */
function known(
  kind: "contact" | "regret",
  ids: readonly (string | null)[],
  words: Words,
): readonly string[] {
  return [...new Set(ids)].flatMap((id) =>
    id !== null && words.has(`${kind}-${id}`) ? [words.name(kind, id)] : [],
  );
}

/** What is done at the bed: a talk while one is led, care otherwise. */
function actionsAtBed({ step, shift, staff }: HoldingView): readonly string[] {
  if (step === "guide" || step === "query")
    return Array.from({ length: content.periods }, (_, before) => `${step} ${before + 1}`);
  if (step === "talker")
    return Object.keys(staff)
      .filter((pawn) => staff[pawn]?.at === shift)
      .map((pawn) => `talk ${pawn}`);
  return ["medical", "palliative"];
}

const ROOMS: Readonly<Record<string, { title: string; rule: string }>> = {
  break_room: { title: "board-break-room", rule: "staff-1" },
  pad: { title: "board-pad", rule: "day-2" },
  leave: { title: "board-leave", rule: "fatigue-4" },
  desk: { title: "board-desk", rule: "staff-2" },
};

function room({ id, view, words }: About): ThingTold | null {
  const told = ROOMS[id];
  if (!told) return null;
  const rested = id === "leave" && view.step === "leave" ? staffAt(view, "break_room") : [];
  const could = rested.slice(0, 1).map((pawn) => `send ${pawn}`);
  return { name: words.text(told.title), rule: help(told.rule, words), could };
}

function purse({ id, view, words }: About): ThingTold {
  return {
    name: pawnName(id, words),
    rule: help("care-2", words),
    now: [words.text("web-holding-on-thing-tokens", { count: view.tokens[id] ?? 0 })],
    could: [`cover ${id}`, `give ${id}`],
  };
}

function held(kind: "hazy" | "clear", { id, view, words }: About): ThingTold {
  const hazy = view.held_hazy[id] ?? [];
  const clear = view.held_clear[id] ?? [];
  const now =
    kind === "hazy"
      ? hazy.map(
          (back) => `${words.name("period", String(back.period))} ${quoteOf(back.quote, words)}`,
        )
      : clear.map(({ period }) => words.name("period", String(period)));
  return {
    name: words.text(kind === "hazy" ? "board-hazy-deck" : "board-clear-deck"),
    rule: help(kind === "hazy" ? "talk-1" : "query-4", words),
    now: [pawnName(id, words), ...now],
  };
}

function care(side: string, { view, words }: About): ThingTold | null {
  const shift = view.shifts.find(({ now }) => now);
  if (!shift?.patient) return null;
  const card = printed(shift.patient);
  if (!card) return null;
  return {
    name: patientInWords(shift.patient, words).split(";")[0] ?? "",
    rule: careInWords(side, card, words),
    now: [symbolsInWords(card, words), rewardsInWords(card, words)],
    could: [side],
  };
}

/** What this kind of care does on a card as it is: a stable one costs no health. */
function careInWords(side: string, card: HoldingPatient, words: Words): string {
  if (side !== "medical" && card.averted > 0) return help("care-5", words);
  const stable = card.deterioration === 0;
  if (side === "medical")
    return words.text(
      stable ? "web-holding-on-rule-medical-stable" : "web-holding-on-rule-medical-worse",
    );
  return words.text(
    stable ? "web-holding-on-rule-palliative-free" : "web-holding-on-rule-palliative",
  );
}

function row({ id, view, words }: About): ThingTold {
  const period = Number(id);
  const clear = view.grid.filter((cell) => cell?.period === period && cell.clear).length;
  const hazy = view.grid.filter((cell) => cell?.period === period && !cell.clear).length;
  return {
    name: words.name("period", String(period)),
    rule: help("evening-2", words),
    now: [
      words.text("web-holding-on-thing-row", { clear, hazy }),
      ...view.chances
        .filter((chance) => chance.period === period)
        .map((chance) => chanceInWords(chance, words)),
    ],
    could: [`guide ${period}`, `query ${period}`],
  };
}

function slot({ id, more: place, view, words }: About): ThingTold {
  const number = slotOf(Number(id), Number(place));
  const cell = view.grid[number] ?? null;
  const told = { name: slotInWords(cell, number, words) };
  // By day nothing is laid or moved: what a memory shows is enough.
  const could = view.phase === "evening" ? [`${cell ? "match" : "put"} ${place}`] : [];
  if (!cell) return { ...told, rule: help("evening-2", words), could };
  return {
    ...told,
    rule: cell.clear ? sceneOf(cell.scene, words) : quoteOf(cell.quote, words),
    now: [...(cell.clear ? [quoteOf(cell.quote, words)] : []), ...marks(cell, words)],
    could,
  };
}

/** What the marks of a clear memory mean. */
function marks(cell: HoldingMemory, words: Words): readonly string[] {
  if (!cell.clear) return [];
  const signs = [cell.mark, cell.contact ? "letter" : "", cell.regret ? "regret" : ""];
  return signs.filter((sign) => sign).map((sign) => words.rule(`web-holding-on-sign-${sign}`));
}

function contact({ id, view, words }: About): ThingTold | null {
  const found = view.locker.lines.find((line) => line.contact === id);
  if (!found) return null;
  return {
    name: contactName(id, words, view.goal),
    rule: help("phone-1", words),
    now: [
      words.text("web-holding-on-thing-calls", {
        cards: found.cards,
        voices: found.voices,
        price: found.price,
      }),
    ],
    could: [`call ${id}`, ...view.doctors.map((doctor) => `phone ${doctor}`)],
  };
}

function regret({ id, view, words }: About): ThingTold | null {
  const found = view.locker.regrets.find((each) => each.regret === id);
  if (!found) return null;
  return {
    name: words.name("regret", id),
    now: [
      words.text("web-holding-on-thing-regret", {
        clear: found.clear,
        wanted: found.wanted,
        price: found.price,
      }),
    ],
    could: [`face ${id}`],
  };
}
