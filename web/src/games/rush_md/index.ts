/** Rush M.D. on the screen. */
import type { GameScreens } from "../screens";
import { beat, heading, unlogged } from "./beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Hands from "./Hands.svelte";
import { help } from "./help";
import { groups, rule, targets, weighty } from "./offers";
import { picture } from "./picture";
import "./room.css";
import { position, tally } from "./sentences";
import { wallClock } from "./time";
import { usual } from "./usual";

export const screens: GameScreens = {
  name: "rush-md",
  Board,
  Hands,
  Emblem,
  room: "room-rush-md",
  usual,
  picture,
  beat,
  targets,
  groups,
  rule,
  weighty,
  position,
  heading,
  unlogged,
  wallClock,
  tally,
  curve,
  help,
};
