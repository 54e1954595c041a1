/** How hot a chance looks: the steps of the danger layer. */

/** In thousandths, where each step begins; below the first the city is calm. */
export const STEPS: readonly number[] = [50, 150, 300, 500];

/** An outbreak that is less likely than this, in thousandths, is not marked. */
export const OUTBREAK_MARKED = 20;

/** 0 is calm, 4 the hottest. */
export function heat(thousandths: number): number {
  return STEPS.filter((step) => thousandths >= step).length;
}

/** A chance as short as a disc: whole hundredths, and that it is not quite nothing. */
export function brief(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return "<1";
  return String(Math.round(thousandths / 10));
}
