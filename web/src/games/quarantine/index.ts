/** Quarantine on the screen. */
import type { GameScreens } from "../screens";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import FirstChooser from "./FirstChooser.svelte";
import Rail from "./Rail.svelte";
import Goal from "./Goal.svelte";
import type { QuarantineView } from "./generated/view";
import { groups, questions, rule } from "./offers";
import "./room.css";
import RoomsChooser from "./RoomsChooser.svelte";
import { parts } from "./sentences";
import { thing } from "./things";
import { usual } from "./usual";

export const screens: GameScreens<QuarantineView> = {
  name: "quarantine",
  Board,
  Rail,
  Goal,
  Count,
  Emblem,
  room: "room-quarantine",
  usual,
  editors: { first: FirstChooser, rooms: RoomsChooser },
  beat,
  inTurn: true,
  stepsApart: true,
  groups,
  questions,
  rule,
  parts,
  thing,
  heading,
  curve,
};
