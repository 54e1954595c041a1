/** Holding On on the screen: a quiet room with morning light. */
import type { GameScreens } from "../screens";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Hands from "./Hands.svelte";
import { help } from "./help";
import { groups, rule, targets, weighty } from "./offers";
import { picture } from "./picture";
import "./room.css";
import ScenarioChooser from "./ScenarioChooser.svelte";
import { position } from "./sentences";
import { usual } from "./usual";

export const screens: GameScreens = {
  name: "holding-on",
  Board,
  Hands,
  Emblem,
  room: "room-holding-on",
  usual,
  editors: { scenario: ScenarioChooser },
  picture,
  beat,
  targets,
  groups,
  rule,
  weighty,
  position,
  heading,
  curve,
  help,
};
