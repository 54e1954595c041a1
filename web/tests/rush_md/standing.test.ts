import { expect, test } from "vitest";
import { pointOf } from "../../src/games/rush_md/department/floor";
import { ringPoint } from "../../src/games/rush_md/department/reach";
import { covered, facesOf, standingAt } from "../../src/games/rush_md/department/standing";
import { DESK_BELOW, type Box } from "../../src/games/rush_md/plane";
import type { Boards, Reach } from "../../src/games/rush_md/view";
import { after } from "./facts";

/** Words of twenty letters, on a laptop. */
const SAID = { w: 145, h: 13 };

function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0;
}

/** All beds and chairs taken: the one patient of the round lies everywhere. */
function crowded(): Boards {
  const boards = after("finish");
  const one = boards.patients.find((patient) => patient !== null);
  if (!one) throw new Error("There is no patient.");
  const places = ["C1", "C2", "C3", "C4", "C5", "C6", "R1", "R2", "R3", "R4", "R5", "R6"];
  const beds = boards.beds.map(({ id }) => id);
  return { ...boards, patients: [...places, ...beds].map((place) => ({ ...one, place })) };
}

test("a colleague and its words leave every face in sight, in a full department", () => {
  const boards = crowded();
  const faces = facesOf(boards);
  expect(faces).toHaveLength(18);
  const beds = boards.beds.map(({ id }) => `bed:${id}`);
  const cards = ["C1", "C3", "C6", "R1", "R4", "R6"].map((place) => `place:${place}`);
  const slots = ["ADM-D", "OPC-1", "WA-1", "WB-2", "PH-1", "BB"].map((slot) => `slot:${slot}`);
  for (const key of [...beds, ...cards, ...slots]) {
    const standing = standingAt(pointOf(key, boards), SAID, faces);
    const hidden = covered(standing, SAID).flatMap((box) => faces.filter((f) => overlap(box, f)));
    expect(hidden, key).toEqual([]);
  }
});

test("a ring around a patient on a chair leaves the face in sight", () => {
  const boards = crowded();
  const hand = { move: "give", target: null, key: "place:C1" } as Reach;
  const [x, y] = ringPoint(hand, boards, DESK_BELOW);
  const ring = { x: x - 18.5, y: y - 18.5, w: 37, h: 37 };
  expect(facesOf(boards).filter((face) => overlap(face, ring))).toEqual([]);
  expect(ringPoint({ ...hand, key: "slot:BB" }, boards, DESK_BELOW)).toEqual(
    pointOf("slot:BB", boards),
  );
});
