/** What is staged in Quarantine, and in which words. */
import type { GameEvent } from "../../protocol";
import type { Moment } from "../screens";
import { content } from "./generated/content";
import type { QuarantineScene } from "./scene";

const ROOMS = new Set(content.rooms);

/** A special room is laid for the first time in an own hospital; of rivals the log tells. */
function room(event: GameEvent, { view, own, words }: QuarantineScene): Moment | null {
  const { seat, tile } = event.args as { seat: number; tile: string };
  if (view.phase !== "turn" || !ROOMS.has(tile) || !own.includes(seat)) return null;
  return {
    headline: words.name("tile", tile),
    said: words.text("web-quarantine-moment-opens", { seat, tile }),
    then: words.rule(`tile-${tile.replaceAll("_", "-")}`),
    good: true,
    sound: "great",
    colour: `var(--seat-${seat})`,
  };
}

/** The first fever of the game, and the first in an own hospital. */
function fever(event: GameEvent, { own, history, words }: QuarantineScene): Moment | null {
  const before = history.filter(({ kind }) => kind === "infect");
  const owner = Number(event.args["owner"]);
  const hitBefore = before.some(({ args }) => own.includes(Number(args["owner"])));
  if (before.length > 0 && (hitBefore || !own.includes(owner))) return null;
  return {
    headline: words.text("web-quarantine-moment-fever"),
    said: words.tell(event),
    then: words.text("help-fever-2"),
    good: false,
  };
}

function lastRound(event: GameEvent, { words }: QuarantineScene): Moment {
  return {
    headline: words.text("web-quarantine-moment-last"),
    said: words.tell(event),
    good: false,
  };
}

function won(event: GameEvent, { own, words }: QuarantineScene): Moment {
  const winners = [event.args["seats"] ?? event.args["seat"]].flat().map(Number);
  const good = own.length === 0 || winners.some((seat) => own.includes(seat));
  const mine = good && own.length > 0;
  return {
    headline: words.text(mine ? "web-quarantine-moment-won" : "web-quarantine-moment-over"),
    said: words.tell(event),
    good,
    ...(good ? {} : { sound: "lose" as const }),
  };
}

const STAGED: Readonly<
  Record<string, (event: GameEvent, scene: QuarantineScene) => Moment | null>
> = {
  place: room,
  infect: fever,
  last_tile: lastRound,
  last_patient: lastRound,
  win_points: won,
  win_tiles: won,
  win_stations: won,
  shared: won,
};

export function moment(event: GameEvent, scene: QuarantineScene): Moment | null {
  return STAGED[event.kind]?.(event, scene) ?? null;
}
