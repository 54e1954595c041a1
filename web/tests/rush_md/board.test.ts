import { expect, test } from "vitest";
import { doses, examsMissing, isTreated } from "../../src/games/rush_md/charts";
import { pieceActionOf } from "../../src/games/rush_md/piece_actions";
import { lined, pointOf } from "../../src/games/rush_md/department/floor";
import { steadyTime } from "../../src/games/rush_md/durations";
import { content } from "../../src/games/rush_md/generated/content";
import { letGoAction, meant, needsTweezers } from "../../src/games/rush_md/grip";
import { listed } from "../../src/games/rush_md/offers";
import { grouped } from "../../src/table/grouping";
import * as plane from "../../src/games/rush_md/plane";
import { isRunning, phaseTime, sandLeft, wallClock } from "../../src/games/rush_md/time";
import { AREAS, BEDS, boardsOf, EXAMS, KINDS, PLACES } from "../../src/games/rush_md/view";
import { partsOf, viewOf } from "../../src/games/rush_md/whereabouts";
import { offer } from "../written";
import { after, MOMENTS, ROUND } from "./facts";

const WITHOUT_THINGS =
  /^(finish|grab|slip|miss|cancel|mode|ready|confirm|pause|resume|absent|back|keep)\b/;

test("every offer is about something on the table, or about nothing there", () => {
  const seen = new Set<string>();
  for (const { offers } of MOMENTS) {
    for (const each of offers) {
      const action = pieceActionOf(each);
      expect([each.action, action === null]).toEqual([
        each.action,
        WITHOUT_THINGS.test(each.action),
      ]);
      if (action && action.stage !== "drop") expect(action.piece, each.action).not.toBe("");
      seen.add(each.action.split(" ")[0] ?? "");
    }
  }
  expect(seen.size).toBeGreaterThan(12);
});

test("a piece and its target are the things that an offer lights", () => {
  const place = pieceActionOf(
    offer(0, "place nurse1 WA-1", { lights: ["glass:nurse1", "slot:WA-1"] }),
  );
  expect([place?.stage, place?.piece, place?.target]).toEqual(["do", "glass:nurse1", "slot:WA-1"]);
  const begin = pieceActionOf(offer(0, "begin move_bed A1", { lights: ["bed:A1"] }));
  expect([begin?.stage, begin?.piece, begin?.verb]).toEqual(["begin", "bed:A1", "move_bed"]);
  const drop = pieceActionOf(offer(0, "drop_disc 3", { lights: ["hole:3"] }));
  expect([drop?.stage, drop?.piece, drop?.target]).toEqual(["drop", "", "hole:3"]);
  const whom = pieceActionOf(offer(0, "target epidemic", { lights: ["epidemic:B"] }));
  expect([whom?.stage, whom?.piece]).toEqual(["tap", "epidemic:B"]);
});

test("the list names every offer once, but verdicts on traces that were never made", () => {
  const actions = [
    "drop_bed MRI",
    "drop_bed MRI knock",
    "drop_bed MRI steady",
    "drop_glass WA-1",
    "balance 0",
    "balance steady",
    "cancel",
  ].map((action) => offer(0, action));
  expect(
    listed(actions)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(["balance steady", "cancel", "drop_bed MRI steady", "drop_glass WA-1"]);
  for (const { offers } of ROUND) {
    const shown = grouped(listed(offers), []).flatMap((group) => group.offers);
    const left = offers.map(({ action }) => action).filter((action) => action !== "absent");
    expect(shown.map(({ action }) => action).sort()).toEqual(left.sort());
  }
});

test("sand runs out of an hourglass in its time", () => {
  const view = after("draw hospitalized");
  const nurse = view.glasses.find(({ id }) => id === "nurse1");
  expect(nurse?.slot).toBe("ADM-N");
  if (!nurse || nurse.placed === null) throw new Error("The Nurse is not placed.");
  expect(sandLeft(nurse, nurse.placed, view.sand_ms)).toBe(1);
  expect(sandLeft(nurse, nurse.placed + view.sand_ms / 2, view.sand_ms)).toBeCloseTo(0.5);
  expect(sandLeft(nurse, nurse.placed + view.sand_ms, view.sand_ms)).toBe(0);
  expect(isRunning(nurse, nurse.free_at - 1)).toBe(true);
  expect(isRunning(nurse, nurse.free_at)).toBe(false);
  const pool = view.glasses.find(({ id }) => id === "nurse4");
  expect(pool && sandLeft(pool, 0, view.sand_ms)).toBe(0);
});

test("the clock on the wall counts the phase down and hurries at the end", () => {
  const view = after("draw regular");
  expect(wallClock(view, view.began)).toEqual({ left: 40_999, hurry: false });
  expect(wallClock(view, view.began + 12_000)?.hurry).toBe(true);
  expect(wallClock({ ...view, phase: "council" }, 0)).toBeNull();
  expect(phaseTime(view, { running: true, now: () => view.began + 9_000 })).toBe(9_000);
  expect(phaseTime({ ...view, paused: "vote" }, { running: true, now: () => 1e9 })).toBe(
    view.clock,
  );
});

test("a chart tells what is needed, what is there, and what is still lacking", () => {
  const before = after("target C1");
  expect(doses(before, "C1", "clinic")).toEqual([
    { kind: "orange", need: 2, given: 0, lacks: 2, syringe: false },
    { kind: "blue", need: 2, given: 0, lacks: 2, syringe: false },
  ]);
  const treated = after("finish");
  expect(isTreated(treated, "C1")).toBe(true);
  expect(examsMissing(treated, "A1")).toEqual(["blood_exam", "mri"]);
});

test("everything on the plane lies on the plane, on a board of its own", () => {
  const boards = after("finish");
  const slots = [...Object.keys(plane.SLOTS), ...plane.RESEARCH_SLOTS];
  const keys = [
    ...slots.map((slot) => `slot:${slot}`),
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
  expect(slots.sort()).toEqual(content.slots.map(({ id }) => id).sort());
});

test("a small screen finds the board of every thing", () => {
  const boards = after("finish");
  expect(viewOf("slot:ADM-N", boards)).toBe("admission");
  expect(viewOf("bed:B2", boards)).toBe("ward_b");
  expect(viewOf("token:3", boards)).toBe("lab_1");
  expect(viewOf("tile:MRI", boards)).toBe("lab_2");
  expect(viewOf("stored:blue", boards)).toBe("pharmacy");
  expect(viewOf("glass:nurse4", boards)).toBe("desk");
  expect(viewOf("offer:finish", boards)).toBeNull();
  expect(partsOf(boards)).not.toContain("research");
});

test("the places of tweezers' targets are too far apart to be taken for each other", () => {
  const holes = [0, 1, 2, 3, 4, 5, 6].map(plane.holePoint);
  for (const [one, [x, y]] of holes.entries()) {
    for (const [ax, ay] of holes.slice(one + 1)) {
      expect(Math.hypot(x - ax, y - ay)).toBeGreaterThan(2 * content.traces.aims.hole);
    }
  }
});

test("the evaluation is seen step by step and ends as the position says", () => {
  const closing = ROUND.find(({ events }) => events.some(({ kind }) => kind === "closed"));
  if (!closing) throw new Error("The round was not closed.");
  const kinds = closing.events.map(({ kind }) => kind);
  const judged = kinds.filter((kind) => kind === "exact" || kind === "error");
  expect(judged.length).toBeGreaterThan(1);
  const settled = closing.steps.map(
    ({ statuses }) => statuses.filter((status) => status !== "").length,
  );
  expect(settled[kinds.indexOf("closed")]).toBe(0);
  expect(settled.at(-1)).toBe(judged.length);
  expect(settled).toEqual(settled.toSorted((one, other) => one - other));
  expect(closing.after.phase).toBe("evaluation");
});

test("the content is that of every card", () => {
  expect(Object.keys(content.patients)).toHaveLength(72);
  expect(Object.keys(content.diagnoses)).toHaveLength(96);
  expect(BEDS).toHaveLength(6);
});

test("tweezers are for organs and discs, and for all that is given in surgery", () => {
  const task = { ...after("target C1").tasks[0] };
  const clinic = after("target C1").tasks[0] ?? null;
  const surgery = clinic && { ...clinic, ...task, tweezers: true };
  expect(needsTweezers("disc", null)).toBe(true);
  expect(needsTweezers("give", clinic)).toBe(false);
  expect(needsTweezers("give", surgery)).toBe(true);
  expect(needsTweezers("syringe", surgery)).toBe(false);
});

test("a tap takes as long as steady hands", () => {
  expect(steadyTime("place", "glass:nurse1")).toBe(900);
  expect(steadyTime("stock", "supply:blood")).toBe(400 + 3 * 250);
});

test("what is let go by a gesture names what was meant, and the server judges the trace", () => {
  const carried = { key: "", how: "drag", taken: 0, held: true, into: null, places: [] } as const;
  const organ = { ...carried, verb: "organ", tweezers: true };
  expect(letGoAction(organ, "bed:A1")).toBe("drop");
  expect(letGoAction(organ, null)).toBe("drop");
  expect(letGoAction({ ...organ, verb: "discard_organ" }, null)).toBe("cancel");
  expect(letGoAction({ ...organ, verb: "disc" }, "hole:3")).toBe("drop_disc 3");
  expect(letGoAction({ ...organ, verb: "disc" }, null)).toBe("drop_disc table");
  const bed = { ...carried, verb: "move_bed", tweezers: false };
  expect(letGoAction(bed, "area:MRI")).toBe("drop_bed MRI");
  expect(letGoAction(bed, null)).toBe("cancel");
  expect(letGoAction({ ...bed, verb: "scan" }, "slot:MRI")).toBe("balance 0");
  expect(letGoAction({ ...bed, verb: "place" }, "pool:glasses")).toBe("cancel");
});

test("the boards are covered in a pause", () => {
  const view = after("finish");
  expect(boardsOf(view)).toBe(view);
  expect(boardsOf({ ...view, hidden: true })).toBeNull();
});

test("a rule is set in lines that fit, and what is too long is cut at the end", () => {
  expect(lined("Nurse action: admit up to 4 patients.", 20, 3)).toEqual([
    "Nurse action: admit",
    "up to 4 patients.",
  ]);
  expect(lined("one two three four", 5, 2)).toEqual(["one", "two…"]);
});

test("what is let go where it cannot be is said as steady hands say it", () => {
  expect(meant("glass:nurse3", ["glass:black", "slot:ADM-D"])).toBe("place nurse3 ADM-D");
  expect(meant("bed:A1", ["bed:A1", "area:MRI"])).toBe("move_bed A1 MRI");
  expect(meant("place:R1", ["bed:B2"])).toBe("hospitalize R1 B2");
  expect(meant("glass:nurse3", ["area:MRI"])).toBeNull();
  expect(meant("stored:blue", ["slot:ADM-D"])).toBeNull();
});
