/** The waiting line while it is put into another order: patients by the places they had. */

/** The same people with one of them at another place; beyond the ends is at an end. */
export function lineUp(
  order: readonly number[],
  patient: number,
  place: number,
): readonly number[] {
  const others = order.filter((each) => each !== patient);
  const there = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, there), patient, ...others.slice(there)];
}

/** Does the line look the same in this order? */
export function sameLine(line: readonly string[], order: readonly number[]): boolean {
  return order.every((patient, place) => line[patient] === line[place]);
}
