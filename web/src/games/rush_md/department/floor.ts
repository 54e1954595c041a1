/** What every board of the department needs to draw itself. */
import type { Scene } from "../../screens";
import type { Hand, Touchable } from "../hand.svelte";
import {
  backBox,
  BALANCE,
  bedBox,
  BESIDE,
  BIN,
  DECKS,
  holePoint,
  homeBox,
  middle,
  PILE_BOTTOM,
  placeBox,
  poolBox,
  ROWS,
  SCAN_TILE,
  SLOTS,
  spotBox,
  storedBox,
  supplyBox,
  tokenPoint,
} from "../plane";
import type { Point } from "../traces";
import { AREAS, bedOf, EXAMS, KINDS, type Boards, type RushView } from "../view";

export interface Floor {
  readonly scene: Scene<RushView>;
  readonly hand: Hand;
  readonly view: RushView;
  readonly boards: Boards;
  /** The faces of the tokens that lie open at this moment, by number. */
  readonly faces: ReadonlyMap<number, string>;
  touch(key: string, label: string): Touchable;
  /** Is the thing in somebody's hands? */
  held(key: string): boolean;
}

/** The keys of all that is in somebody's hands. */
export function heldKeys(boards: Boards, hand: Hand): ReadonlySet<string> {
  const found = new Set(boards.reaches.flatMap((each) => (each ? [each.key] : [])));
  if (hand.carried) found.add(hand.carried.key);
  return found;
}

/** Where a thing is on the plane. */
export function pointOf(key: string, boards: Boards): Point {
  const [kind = "", name = ""] = key.split(":");
  switch (kind) {
    case "glass": {
      const slot = boards.glasses.find(({ id }) => id === name)?.slot;
      return middle((slot ? SLOTS[slot] : undefined) ?? poolBox(name));
    }
    case "slot":
      return middle(SLOTS[name] ?? SCAN_TILE);
    case "bed": {
      const bed = bedOf(boards, name);
      return bed ? middle(bedBox(bed.id, bed.area)) : BALANCE;
    }
    case "home": {
      const bed = bedOf(boards, name);
      return bed ? middle(homeBox(bed.id)) : BALANCE;
    }
    case "area": {
      const area = AREAS.find((each) => each === name);
      return area ? middle(spotBox(area)) : BALANCE;
    }
    case "place":
      return middle(placeBox(name));
    case "deck":
      return middle(name === "regular" ? DECKS.regular : DECKS.hospitalized);
    case "row":
      return middle(name === "regular" ? ROWS.regular : ROWS.hospitalized);
    case "back":
      return middle(backBox(EXAMS.find((each) => each === name) ?? "mri"));
    case "stored":
    case "supply": {
      const item = KINDS.find((each) => each === name);
      if (!item) return BALANCE;
      return middle(kind === "stored" ? storedBox(item) : supplyBox(item));
    }
    case "token":
      return tokenPoint(Number(name));
    case "hole":
      return name === "table" ? BESIDE.red : holePoint(Number(name));
    case "disc":
      if (name === "red" || name === "white") return BESIDE[name];
      return holePoint(Number(name));
    case "bin":
      return middle(BIN);
    case "bottom":
      return middle(PILE_BOTTOM);
    case "tile":
      return middle(SCAN_TILE);
    default:
      return BALANCE;
  }
}

/** Words that must fit into so many letters. */
export function short(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}

/** Words in so many lines of so many letters; what is left over is cut. */
export function lined(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), short(lines.slice(most - 1).join(" "), letters)];
}

/** Words that are a little too long for so many units are set closer. */
export function fitted(
  text: string,
  letters: number,
  width: number,
): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return text.length > letters ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}
