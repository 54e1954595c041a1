/** A shape for each Doctor besides the colour, about 10 across. */
import { diamond, disc, square } from "../../../parts/shapes";

export const MARKS: Readonly<Record<string, string>> = {
  red: diamond(5.5),
  black: disc(4.5),
  green: "M0-5.5 5.5 4.5h-11Z",
  yellow: square(4.5),
};
