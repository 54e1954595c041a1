/** Every sign of this room, in the order in which the help explains them. */
export const SIGNS = [
  "token",
  "worse",
  "steady",
  "hazy",
  "clear",
  "either",
  "ask",
  "event",
  "phone",
  "tired",
  "double",
  "warning",
  "joined",
  "plus",
  "minus",
  "letter",
  "regret",
  "arrived",
] as const;

export type SignName = (typeof SIGNS)[number];
