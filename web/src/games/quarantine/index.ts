/** Quarantine on the screen. */
import { paced } from "../../table/beats";
import type { GameScreens } from "../screens";
import { beats } from "./generated/beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Ended from "./Ended.svelte";
import Emblem from "./Emblem.svelte";
import FirstChooser from "./FirstChooser.svelte";
import Rail from "./Rail.svelte";
import Goal from "./Goal.svelte";
import type { QuarantineView } from "./generated/view";
import { moment } from "./moments";
import { questions, rule } from "./offers";
import "./room.css";
import RoomsChooser from "./RoomsChooser.svelte";
import Scoring from "./Scoring.svelte";
import { parts } from "./sentences";
import { thing } from "./things";
import { usual } from "./usual";

export const screens: GameScreens<QuarantineView> = {
  name: "quarantine",
  Board,
  Rail,
  Goal,
  Ended,
  Count: Scoring,
  Emblem,
  room: "room-quarantine",
  usual,
  editors: { first: FirstChooser, rooms: RoomsChooser },
  ...paced(beats),
  moment,
  inTurn: true,
  stepsApart: true,
  questions,
  rule,
  parts,
  thing,
  curve,
};
