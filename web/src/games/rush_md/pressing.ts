/**
 * What a press does, in words: it is heard with the name of every lit thing. With empty hands a
 * piece is taken or a slot is filled; with a piece in the hand a place is where it goes.
 */
import type { Words } from "../../words/words";
import { meantBy, POOL, type PieceAction } from "./piece_actions";
import { steadyDrop, type Carried } from "./grip";

/** What is known of the hands that press. */
export interface Pressing {
  readonly actions: readonly PieceAction[];
  readonly carried: Carried | null;
  /** The piece that comes by itself to a slot that is pressed with empty hands. */
  comesTo(key: string): string | null;
  /** The slot on which the carried hourglass is turned by a second press. */
  turnsOn(carried: Carried): string | null;
}

/** So many choices are named with the thing; more would take too long to hear. */
const FEW = 3;

/** The name of a lit thing, and what a press on it does. */
export function pressInWords(key: string, name: string, hand: Pressing, words: Words): string {
  const { carried } = hand;
  const press = carried ? letGo(key, carried, hand, words) : taken(key, hand, words);
  return /[.!?…]$/.test(name) ? `${name} ${press}` : `${name}: ${press}`;
}

function taken(key: string, hand: Pressing, words: Words): string {
  const meant = meantBy(hand.actions, key, null);
  const taps = meant.filter(({ stage }) => stage === "tap");
  if (taps.length > 0) return few(taps, words) ?? words.text("web-rush-press-several");
  const piece = hand.comesTo(key);
  if (piece !== null) return placed(piece, key, hand, words);
  const count = new Set(meant.map(({ target }) => target)).size;
  return few(meant, words) ?? words.text("web-rush-press-take", { count });
}

function letGo(key: string, carried: Carried, hand: Pressing, words: Words): string {
  const slot = key === carried.key ? hand.turnsOn(carried) : null;
  if (slot !== null) return placed(carried.key, slot, hand, words);
  if (key === carried.key) return words.text("web-rush-press-back");
  const meant = meantBy(hand.actions, key, carried.key);
  if (key === POOL) {
    const lifted = meant.filter(({ stage }) => stage === "do");
    const glass = carried.key.slice("glass:".length);
    const stands = hand.turnsOn(carried) !== null;
    const otherwise = stands ? "do-lift-off" : "web-rush-press-back";
    return few(lifted, words) ?? words.text(otherwise, { glass });
  }
  const drop = steadyDrop(carried, key);
  const pressed = meant.filter(({ offer }) => offer.action === drop);
  return few(pressed.length > 0 ? pressed : meant, words) ?? words.text("do-drop");
}

/** A piece that goes to a slot, by steady hands or, as one says it there too, by a gesture. */
function placed(piece: string, key: string, { actions }: Pressing, words: Words): string {
  const known = actions.find(({ stage, ...action }) => {
    if (action.piece !== piece || stage === "drop") return false;
    return action.target === key || !piece.startsWith("glass:");
  });
  if (known) return words.say(known.offer.say);
  const [glass, slot] = [piece, key].map((each) => each.slice(each.indexOf(":") + 1));
  return words.text("do-place", { glass: glass ?? "", slot: slot ?? "" });
}

/** The actions by their names, if they are few; null otherwise, and where there are none. */
function few(actions: readonly PieceAction[], words: Words): string | null {
  const said = [...new Set(actions.map(({ offer }) => words.say(offer.say)))];
  return said.length > 0 && said.length <= FEW ? said.join("; ") : null;
}
