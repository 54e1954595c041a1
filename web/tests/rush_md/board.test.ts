import { expect, test } from "vitest";
import { doses, examsMissing, isTreated } from "../../src/games/rush_md/charts";
import { deedOf } from "../../src/games/rush_md/deeds";
import { lined, pointOf } from "../../src/games/rush_md/department/floor";
import { groups, targets } from "../../src/games/rush_md/offers";
import { picture } from "../../src/games/rush_md/picture";
import * as plane from "../../src/games/rush_md/plane";
import { isRunning, phaseTime, sandLeft, wallClock } from "../../src/games/rush_md/time";
import {
  AREAS,
  BEDS,
  bedOf,
  EXAMS,
  FACTS,
  KINDS,
  PLACES,
  seen,
} from "../../src/games/rush_md/view";
import { partsOf, viewOf } from "../../src/games/rush_md/whereabouts";
import { ACTIONS, after, offers, ROUND } from "./facts";

const WITHOUT_THINGS =
  /^(finish|grab|slip|miss|cancel|mode|ready|confirm|pause|resume|absent|back)\b/;

test("every action of the game is about something on the table, or about nothing there", () => {
  for (const offer of offers(ACTIONS)) {
    const deed = deedOf(offer);
    expect([offer.action, deed === null]).toEqual([
      offer.action,
      WITHOUT_THINGS.test(offer.action),
    ]);
    if (deed && deed.stage !== "drop") expect(deed.piece, offer.action).not.toBe("");
  }
});

test("a piece and its target are the keys that an offer lights", () => {
  const [place, bed, drop] = offers(["place nurse1 WA-1", "move_bed A1 MRI", "drop_disc 3"]);
  expect(place && targets(place)).toEqual(["glass:nurse1", "slot:WA-1"]);
  expect(bed && targets(bed)).toEqual(["bed:A1", "area:MRI"]);
  expect(drop && targets(drop)).toEqual(["hole:3"]);
});

test("the list names every offer once, but verdicts on traces that were never made", () => {
  const actions = [
    "drop_bed MRI",
    "drop_bed MRI knock",
    "drop_bed MRI steady",
    "drop_glass WA-1",
    "balance 0",
    "balance steady",
    "slip",
    "miss",
    "absent",
    "cancel",
  ];
  const listed = groups(offers(actions)).flatMap((group) => group.offers);
  expect(listed.map(({ action }) => action).sort()).toEqual([
    "balance steady",
    "cancel",
    "drop_bed MRI steady",
    "drop_glass WA-1",
  ]);
  for (const { legal } of ROUND) {
    const shown = groups(offers(legal)).flatMap((group) => group.offers);
    const left = legal.filter((action) => action !== "absent");
    expect(shown.map(({ action }) => action).sort()).toEqual(left.sort());
  }
});

test("sand runs out of an hourglass in its time (RMD-2.1)", () => {
  const { view, boards } = after("draw regular");
  const nurse = boards.glasses.find(({ id }) => id === "nurse1");
  expect(nurse?.slot).toBe("ADM-N");
  if (!nurse || nurse.placed === null) throw new Error("The Nurse is not placed.");
  expect(sandLeft(nurse, nurse.placed, view.sand_ms)).toBe(1);
  expect(sandLeft(nurse, nurse.placed + view.sand_ms / 2, view.sand_ms)).toBeCloseTo(0.5);
  expect(sandLeft(nurse, nurse.placed + view.sand_ms, view.sand_ms)).toBe(0);
  expect(isRunning(nurse, nurse.free_at - 1)).toBe(true);
  expect(isRunning(nurse, nurse.free_at)).toBe(false);
  const pool = boards.glasses.find(({ id }) => id === "nurse4");
  expect(pool && sandLeft(pool, 0, view.sand_ms)).toBe(0);
});

test("the clock on the wall counts the phase down and hurries at the end", () => {
  const { view } = after("draw regular");
  const raw = view as unknown as Record<string, unknown>;
  expect(wallClock(raw, view.began)).toEqual({ left: 40_999, hurry: false });
  expect(wallClock(raw, view.began + 12_000)?.hurry).toBe(true);
  expect(wallClock({ ...raw, phase: "council" }, 0)).toBeNull();
  expect(phaseTime(view, { running: true, now: () => view.began + 9_000 })).toBe(9_000);
  expect(phaseTime({ ...view, paused: "vote" }, { running: true, now: () => 1e9 })).toBe(
    view.clock,
  );
});

test("a chart tells what is needed and what is there", () => {
  const before = after("target C1").boards;
  expect(doses(before, "C1", "clinic")).toEqual([
    { kind: "orange", need: 2, given: 0 },
    { kind: "blue", need: 2, given: 0 },
  ]);
  const treated = after("finish").boards;
  expect(isTreated(treated, "C1")).toBe(true);
  const bed = bedOf(treated, "A1");
  expect(bed && examsMissing(treated, bed)).toEqual(["blood_exam", "mri"]);
});

test("everything on the plane lies on the plane, on a board of its own", () => {
  const { boards } = after("finish");
  const keys = [
    ...Object.keys(plane.SLOTS).map((slot) => `slot:${slot}`),
    ...PLACES.map((place) => (/^[AB]/.test(place) ? `bed:${place}` : `place:${place}`)),
    ...KINDS.flatMap((kind) => [`stored:${kind}`, `supply:${kind}`]),
    ...EXAMS.map((exam) => `back:${exam}`),
    ...AREAS.map((area) => `area:${area}`),
    ...boards.glasses.map(({ id }) => `glass:${id}`),
  ];
  for (const key of keys) {
    const [x, y] = pointOf(key, boards);
    expect(x > 0 && x < 1_000 && y > 0 && y < 1_000, key).toBe(true);
    expect(viewOf(key, boards), key).not.toBeNull();
  }
});

test("a small screen finds the board of every thing", () => {
  const { boards } = after("finish");
  expect(viewOf("slot:ADM-N", boards)).toBe("admission");
  expect(viewOf("bed:B2", boards)).toBe("ward_b");
  expect(viewOf("token:3", boards)).toBe("lab_1");
  expect(viewOf("tile", boards)).toBe("lab_2");
  expect(viewOf("stored:blue", boards)).toBe("pharmacy");
  expect(viewOf("glass:nurse4", boards)).toBe("desk");
  expect(viewOf("offer:finish", boards)).toBeNull();
  expect(partsOf(boards)).not.toContain("research");
});

test("the places of tweezers' targets are too far apart to be taken for each other", () => {
  const holes = [0, 1, 2, 3, 4, 5, 6].map(plane.holePoint);
  for (const [one, [x, y]] of holes.entries()) {
    for (const [ax, ay] of holes.slice(one + 1)) {
      expect(Math.hypot(x - ax, y - ay)).toBeGreaterThan(2 * 12);
    }
  }
});

test("the evaluation is told step by step and ends as the position says", () => {
  const judged = ROUND.findIndex(({ events }) => events.some(({ kind }) => kind === "closed"));
  const end = ROUND[judged];
  let view = ROUND[judged - 1]?.view ?? {};
  for (const event of end?.events ?? []) view = picture(view, event);
  const told = seen(view);
  const truth = seen(end?.view ?? {});
  expect(told.phase).toBe("evaluation");
  expect(told.points).toBe(truth.points);
  expect(told.boards?.statuses).toEqual(truth.boards?.statuses);
  expect(told.boards?.patients).toEqual(truth.boards?.patients);
});

test("the facts are those of every card", () => {
  expect(Object.keys(FACTS.patients)).toHaveLength(72);
  expect(Object.keys(FACTS.diagnoses)).toHaveLength(96);
  expect(BEDS).toHaveLength(6);
});

test("a rule is set in lines that fit, and what is too long is cut at the end", () => {
  expect(lined("Nurse action: admit up to 4 patients.", 20, 3)).toEqual([
    "Nurse action: admit",
    "up to 4 patients.",
  ]);
  expect(lined("one two three four", 5, 2)).toEqual(["one", "two…"]);
});
