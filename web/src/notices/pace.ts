/** The paces a table can have. */

import type { TableCard } from "../protocol";

export type Pace = TableCard["pace"];

export const PACES: readonly Pace[] = ["live", "hour", "day", "three-days", "never"];
