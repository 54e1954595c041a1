/**
 * The memories as the rules floor knows them, read from its own file.
 *
 * For the sheet and for tests only: nothing that is built into the client may import this, for a
 * client must not know where a memory belongs (part 6 of the reference).
 */

import source from "../../../../../../src/wardroom/games/holding_on/content.py?raw";
import { memoryOf, STAGES } from "../names";
import type { HoldingSeams, HoldingSide } from "../../generated/view";

function table<Row>(name: string): Row[] {
  const found = new RegExp(String.raw`^${name}: Final(?:\[.*\])? = (\([\s\S]*?^\))`, "m").exec(
    source,
  )?.[1];
  if (!found) throw new Error(`The rules floor has no table ${name}.`);
  return JSON.parse(
    found
      .replaceAll("(", "[")
      .replaceAll(")", "]")
      .replace(/,(\s*\])/g, "$1"),
  );
}

const FIGURES = table<[pose: string, facing: string, object: string]>("_FIGURES");
const UPRIGHT = table<string[]>("UPRIGHT");
const LEVEL = table<string[]>("LEVEL");
const PLACES = FIGURES.length / STAGES.length;

export interface TrueMemory {
  readonly name: string;
  readonly row: number;
  readonly place: number;
  readonly seams: HoldingSeams;
}

/** All memories, each where it belongs; an edge without a neighbour has the empty code of a hem. */
export const MEMORIES: readonly TrueMemory[] = FIGURES.map(([pose], number) => {
  const [row, place] = [Math.floor(number / PLACES), number % PLACES];
  return {
    name: memoryOf({ stage: STAGES[row] ?? "", pose }),
    row,
    place,
    seams: {
      l: UPRIGHT[row]?.[place - 1] ?? "",
      r: UPRIGHT[row]?.[place] ?? "",
      t: LEVEL[row - 1]?.[place] ?? "",
      b: LEVEL[row]?.[place] ?? "",
    },
  };
});

const OPPOSITE: Readonly<Record<HoldingSide, HoldingSide>> = { l: "r", r: "l", t: "b", b: "t" };

/** Does the neighbour at this edge carry the same code, so that the thread can be drawn through? */
export function meet(here: HoldingSeams, edge: HoldingSide, neighbour: HoldingSeams): boolean {
  return here[edge] !== "" && here[edge] === neighbour[OPPOSITE[edge]];
}
