import type { LitAttributes } from "../scene";

/** The attributes of an element that stands for a thing of the department. */
export interface Touchable extends Omit<LitAttributes, "role" | "data-thing"> {
  "data-key": string;
  /** In place of it where the thing is shown a second time: pointers reach it here too. */
  "data-also"?: string;
  /** Missing on a heap that a held finger takes from: the finger does not ask about it then. */
  "data-thing"?: string;
  "data-guide"?: "here";
  role?: "button" | "img";
}

/** Pressed without a pointer, at once or in its turn; `again` is a key that is held down. */
export function pressable(
  press: (again: boolean) => void,
): Pick<Touchable, "onclick" | "onkeydown"> {
  return {
    onclick: (event) => {
      // A pointer has been followed from its press on; this is a click without one.
      if (event.detail === 0) press(false);
    },
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press(event.repeat);
    },
  };
}

/** The second picture of a thing: for the pointer alone, as keys and ears know the first one. */
export function shownAgain({
  "data-key": key,
  "data-lit": lit,
}: Partial<Touchable>): Partial<Touchable> {
  if (key === undefined) return {};
  return lit === undefined ? { "data-also": key } : { "data-also": key, "data-lit": lit };
}
