/** What makes any element a button: a tap, Enter and Space do the same. */
export function pressable(press: (event: Event) => void) {
  return {
    onclick: press,
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key === "Enter" || event.key === " ") press(event);
    },
  };
}

/** The same, and nothing else hears of it. */
export function pressedAlone(press: () => void) {
  return pressable((event) => {
    event.preventDefault();
    event.stopPropagation();
    press();
  });
}
