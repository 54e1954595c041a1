/** New Game on the screen: four rooms. */
import type { GameScreens, UsualTable } from "wardroom/games/screens";
import type { Entry, GameCard, GameEvent, SeatWish } from "wardroom/protocol";
import type { Words } from "wardroom/words/words";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import type { NewGameView } from "./generated/view";
import Rail from "./Rail.svelte";
import "./room.css";

/** One person plays with a colleague; several share a screen. */
function usual(people: number, card: GameCard): UsualTable {
  const seats: SeatWish[] = Array.from({ length: people }, () => ({ kind: "me", colleague: null }));
  if (people === 1)
    seats.push({ kind: "colleague", colleague: card.colleagues.at(-1) ?? "random" });
  return { seats, options: {} };
}

function position(view: NewGameView, words: Words): readonly string[] {
  return [
    ...view.rooms.map(({ room, mess }) => `${words.name("room", room, "short")}: ${mess}`),
    words.text("web-new-game-to-come", { count: view.to_come }),
  ];
}

/** The mess that has been brought in, move by move. */
function curve(_deal: readonly GameEvent[], entries: readonly Entry[]) {
  const points = [{ ply: 0, value: 0 }];
  for (const { ply, events } of entries) {
    for (const { kind, args } of events) {
      if (kind === "draw")
        points.push({ ply, value: (points.at(-1)?.value ?? 0) + Number(args["count"]) });
    }
  }
  return { lines: [{ title: "web-new-game-brought", colour: "var(--bad)", points }], turns: [] };
}

export const screens: GameScreens<NewGameView> = {
  name: "new-game",
  Board,
  Rail,
  Emblem,
  room: "room-new-game",
  usual,
  beat: (event) => (event.kind === "draw" ? { ms: 600, sound: "card" } : { ms: 300 }),
  rule: () => "",
  position,
  heading: (event) => event.kind === "turn",
  curve,
  help: [{ title: "web-new-game-help", paragraphs: ["web-new-game-help-1"] }],
};
