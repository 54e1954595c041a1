/** The eight actions of a turn: all of them, whether they can be taken now or not. */
import type { Offer } from "../../protocol";
import { notationOf } from "../notation";
import { content } from "./generated/content";
import type { QuarantineView } from "./generated/view";

export const TURN_ACTIONS = [
  "admit",
  "cure",
  "contract",
  "build",
  "move",
  "disinfect",
  "marker",
  "rebuild",
] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

export const actionKey = (action: TurnAction): string => `action:${action}`;

export function isTurnAction(name: string): name is TurnAction {
  return TURN_ACTIONS.some((action) => action === name);
}

/** The offers that begin each action, by their verbs. */
const VERBS: Readonly<Record<TurnAction, readonly string[]>> = {
  admit: ["admit"],
  cure: ["cure"],
  contract: ["contract"],
  build: ["build_room", "build_ward"],
  move: ["move", "triage"],
  disinfect: ["disinfect", "pathology"],
  marker: ["take_marker"],
  rebuild: ["rebuild"],
};

/** The paragraph of the rules that tells of it. */
export const TOLD_IN: Readonly<Record<TurnAction, string>> = {
  admit: "help-patients-2",
  cure: "help-patients-3",
  contract: "help-market-1",
  build: "help-market-4",
  move: "help-patients-4",
  disinfect: "help-fever-4",
  marker: "help-turn-3",
  rebuild: "help-rebuild-1",
};

/** Pictures of the actions: lines around (0, 0), about 20 across. */
export const SIGNS: Readonly<Record<TurnAction, string>> = {
  admit: "M-10 8V-3M-10 3H10V8M10 3a5 5 0 0 0-5-5H-3V3M-6.500-1.500h.1",
  cure: "M0 9C-9 3-10-2-8-5.500C-6-9-1.500-8 0-4C1.500-8 6-9 8-5.500C10-2 9 3 0 9ZM-3 0H3M0-3V3",
  contract: "M-7-9H4L8-5V9H-7ZM4-9V-5H8M-4-1H4M-4 3H1M2 6.500h3",
  build: "M-9 9V-4L0-9 9-4V9ZM-3 9V2H3V9",
  move: "M-9-6h.1M-9 0h.1M-9 6h.1M-4-6H3M-4 6H3M-4 0H9M5-4 9 0 5 4",
  disinfect: "M-4 9V-1L-2-4H2L4-1V9ZM-2-4V-8H5M5-8V-5M8-9h.1M9-6h.1M-4 3H4",
  marker: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-4 0H4M0-4V4",
  rebuild:
    "M-9 9H-1V1H-9ZM3-1H9V-9H3ZM-8-3a6 6 0 0 1 6-5M-4-10l2 2-2 2M8 3a6 6 0 0 1-6 5M4 10 2 8l2-2",
};

export function offersOf(action: TurnAction, offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => VERBS[action].includes(notationOf(offer).verb));
}

/** What somebody might mean by it, in notation, so that the server can say why it cannot be. */
export function could(action: TurnAction, view: QuarantineView, seat: number): readonly string[] {
  const hospital = view.hospitals[seat];
  switch (action) {
    case "admit":
      return [`admit ${hospital?.line[0] ?? content.colours[0] ?? ""}`];
    case "cure":
      return content.colours.map((colour) => `cure ${colour}`);
    case "contract":
      return view.market.map(({ tile }) => `contract ${tile}`);
    case "build":
      return [
        ...view.market.map(({ tile }) => `build_room ${tile}`),
        ...view.wards.map(({ colour }) => `build_ward ${colour}`),
      ];
    case "move":
      return ["move 1"];
    case "disinfect":
      return [feverish(view)];
    case "marker":
      return ["take_marker"];
    case "rebuild":
      return ["rebuild"];
  }
}

/** Some tile with a grey cube, where there is one. */
function feverish(view: QuarantineView): string {
  for (const [seat, { tiles }] of view.hospitals.entries()) {
    const found = tiles.find(({ quarantined }) => quarantined);
    if (found) return `disinfect ${seat} ${found.tile}`;
  }
  return `disinfect ${view.active} lobby`;
}
