/** Whether the sheet with the goal and the decks lies on the board: the head and the room open it. */
class Sheet {
  open = $state(false);
}

export const sheet = new Sheet();
