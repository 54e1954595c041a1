/** Where the box stands on the front page, counted from the left. */
export const place = 4;
/** The options of a game in which nothing hurries: newcomers are offered it first. */
export const unhurried = { clock: "moves" };
