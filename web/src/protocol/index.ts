/** The shapes that travel between server and client, generated from the server's own document. */

export type * from "./schema";

/** A position as one seat sees it; only the screens of its game know what is inside. */
export type View = Readonly<Record<string, unknown>>;

/** The seat of someone who only watches. */
export const SPECTATOR = -1;
