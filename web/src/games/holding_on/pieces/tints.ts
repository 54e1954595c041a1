/** A colour of the room as it is when so much of it, in hundredths, lies on the paper. */
export const thinned = (token: string, share: number): string =>
  `color-mix(in srgb, var(--${token}) ${share}%, var(--surface))`;
