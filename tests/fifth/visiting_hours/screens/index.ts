/** Visiting Hours on the screen: a corridor with four doors. */
import type { GameScreens, UsualTable } from "wardroom/games/screens";
import type { Entry, GameCard, GameEvent, SeatWish } from "wardroom/protocol";
import type { Words } from "wardroom/words/words";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import type { VisitingView } from "./generated/view";
import Rail from "./Rail.svelte";
import "./room.css";

const BEATS: Readonly<
  Record<string, { ms: number; sound?: "remove" | "place" | "step" | "card" }>
> = {
  wash: { ms: 500, sound: "remove" },
  soap: { ms: 500, sound: "place" },
  rest: { ms: 300 },
  admit: { ms: 800, sound: "step" },
  washed_in: { ms: 800, sound: "step" },
  draw: { ms: 300, sound: "card" },
  draw_unseen: { ms: 300, sound: "card" },
};

/** One person works with a colleague; several share a screen, and so their visitors. */
function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  if (people === 1)
    seats.push({ kind: "colleague", colleague: card.colleagues.at(-1) ?? "random" });
  return { seats, options: people > 1 ? { hands: "open" } : {} };
}

function position(view: VisitingView, words: Words): readonly string[] {
  const wards = view.wards.map(({ ward, germs, soap, closed }) => {
    const parts = [words.name("ward", ward, "short"), words.text("germs", { count: germs })];
    if (soap) parts.push(words.text("web-visiting-hours-soap-out"));
    if (closed) parts.push(words.text("web-visiting-hours-closed"));
    return parts.join(", ");
  });
  return [...wards, words.text("web-visiting-hours-to-come", { count: view.to_come })];
}

/** Germs brought in and germs taken out, move by move. */
function curve(_deal: readonly GameEvent[], entries: readonly Entry[]) {
  const brought = [{ ply: 0, value: 0 }];
  const washed = [{ ply: 0, value: 0 }];
  for (const { ply, events } of entries) {
    for (const { kind, args } of events) {
      const line = kind === "admit" ? brought : kind === "wash" ? washed : null;
      line?.push({ ply, value: (line.at(-1)?.value ?? 0) + Number(args["count"]) });
    }
  }
  return {
    lines: [
      { title: "web-visiting-hours-brought", colour: "var(--bad)", points: brought },
      { title: "web-visiting-hours-washed", colour: "var(--good)", points: washed },
    ],
    turns: [],
  };
}

export const screens: GameScreens<VisitingView> = {
  name: "visiting-hours",
  Board,
  Rail,
  Emblem,
  room: "room-visiting-hours",
  usual,
  beat: (event) => BEATS[event.kind] ?? { ms: 0 },
  rule: () => "",
  position,
  heading: (event) => event.kind === "turn",
  curve,
  help: [
    {
      title: "web-visiting-hours-help",
      paragraphs: [1, 2, 3].map((number) => `web-visiting-hours-help-${number}`),
    },
  ],
};
