/** Holding On on the screen: a quiet room with morning light. */
import { paced } from "../../table/beats";
import type { GameScreens } from "../screens";
import { beats } from "./generated/beats";
import Board from "./Board.svelte";
import ContentNote from "./book/ContentNote.svelte";
import { isReading } from "./book/reading.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Goal from "./Goal.svelte";
import Rail from "./Rail.svelte";
import type { HoldingView } from "./generated/view";
import { notes } from "./notes.svelte";
import { occasion } from "./occasion";
import { rule } from "./offers";
import Picture from "./Picture.svelte";
import "./room.css";
import ScenarioChooser from "./ScenarioChooser.svelte";
import { parts, tally } from "./sentences";
import { thing } from "./things";
import { usual } from "./usual";

export const screens: GameScreens<HoldingView> = {
  name: "holding-on",
  Board,
  Rail,
  Goal,
  Picture,
  Emblem,
  room: "room-holding-on",
  usual,
  editors: { scenario: ScenarioChooser },
  ...paced(beats),
  rule,
  occasion,
  parts,
  thing,
  // Before the content note is read, its story is not told beside it either.
  note: { answered: () => notes.warned, Note: ContentNote },
  reading: isReading,
  unlogged: ({ kind }) => kind === "page" && !notes.warned,
  tally,
  curve,
};
