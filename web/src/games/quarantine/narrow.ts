/** Where the frame shows one thing at a time, as on a phone; the same as in `TableFrame`. */
export const NARROW = "(max-width: 639px), (max-height: 479px)";
/** A window with room for the rail, but not for three players in it as they are drawn elsewhere. */
export const LOW = "(min-width: 640px) and (max-height: 800px)";
