/** How a game's events are shown, from what the rules floor says of each kind. */

import type { Beats, GameScreens } from "../games/screens";

/** The parts of `GameScreens` that follow from it. */
export function paced(beats: Beats): Required<Pick<GameScreens, "beat" | "heading" | "unlogged">> {
  return {
    beat({ kind, args }) {
      const found = beats[kind] ?? { ms: 0 };
      const further = found.each ? Number(args["count"] ?? 1) - 1 : 0;
      return { ...found, ms: found.ms + further * (found.each ?? 0) };
    },
    heading: ({ kind }) => beats[kind]?.heading ?? false,
    unlogged: ({ kind }) => beats[kind]?.unlogged ?? false,
  };
}
