/** Holding On on the screen: a quiet room with morning light. */
import type { GameScreens } from "../screens";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Rail from "./Rail.svelte";
import { help } from "./help";
import type { HoldingView } from "./generated/view";
import { groups, rule } from "./offers";
import "./room.css";
import ScenarioChooser from "./ScenarioChooser.svelte";
import { parts, position } from "./sentences";
import { thing } from "./things";
import { usual } from "./usual";

export const screens: GameScreens<HoldingView> = {
  name: "holding-on",
  Board,
  Rail,
  Emblem,
  room: "room-holding-on",
  usual,
  editors: { scenario: ScenarioChooser },
  beat,
  groups,
  rule,
  position,
  parts,
  thing,
  heading,
  curve,
  help,
};
