import { expect, test } from "vitest";
import type { Offer } from "../../src/protocol";
import { inKnownOrder } from "../../src/table/order";

function offers(...actions: string[]): Offer[] {
  return actions.map(
    (action) =>
      ({ seat: 0, action, say: { id: action, args: {} }, lights: [] }) as unknown as Offer,
  );
}

const actionsOf = (found: readonly Offer[]): string[] => found.map(({ action }) => action);

test("what was in the list keeps its place, and what is new stands behind it", () => {
  const before = offers("bank", "pharmacy", "theatre");
  const now = offers("clinic", "bank", "theatre", "ward");
  expect(actionsOf(inKnownOrder(before, now))).toEqual(["bank", "theatre", "clinic", "ward"]);
});

test("a list that nobody has seen has the order of the rules", () => {
  const now = offers("clinic", "bank");
  expect(actionsOf(inKnownOrder([], now))).toEqual(["clinic", "bank"]);
});

test("the same action of another seat is another one", () => {
  const [mine] = offers("bank");
  const theirs = { ...mine!, seat: 1 };
  expect(inKnownOrder([theirs], [mine!, theirs])).toEqual([theirs, mine]);
});
