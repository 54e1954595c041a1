/** Where the frame shows one thing at a time, as on a phone; the same as in `TableFrame`. */
export const NARROW = "(max-width: 639px), (max-height: 479px)";
