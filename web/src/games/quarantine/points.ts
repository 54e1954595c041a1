/** The parts of a hospital's points, in the order in which they are counted. */
export const ITEMS = ["rooms", "stations", "cubes", "line"] as const;
export type Item = (typeof ITEMS)[number];

/** A small sign for each: a room, a counter with a cross, two cubes, an empty doorway. */
export const ITEM_SIGNS: Readonly<Record<Item, string>> = {
  rooms: "M-8-8H-3M3-8H8V8H-8V-8",
  stations: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-4 0H4M0-4V4",
  cubes: "M-9-1H-1V7H-9ZM1-7H9V1H1Z",
  line: "M-6 9V-8H6V9M-9 9H9M2 1h.1",
};
