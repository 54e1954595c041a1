/** Where the box stands on the front page, counted from the left. */
export const place = 1;
