/** Rush M.D. on the screen. */
import { paced } from "../../table/beats";
import type { GameScreens } from "../screens";
import { beats } from "./generated/beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Goal from "./Goal.svelte";
import { handOf } from "./hand.svelte";
import Rail from "./Rail.svelte";
import type { RushView } from "./generated/view";
import { listed, rule } from "./offers";
import "./room.css";
import { request } from "./request";
import { position, tally } from "./sentences";
import { screenOf } from "./screen.svelte";
import { wallClock } from "./time";
import { thing } from "./things";
import Tip from "./Tip.svelte";
import { presets, usual } from "./usual";

export const screens: GameScreens<RushView> = {
  name: "rush-md",
  Board,
  Rail,
  Goal,
  Tip,
  Emblem,
  room: "room-rush-md",
  usual,
  presets,
  ...paced(beats),
  listed,
  rule,
  position,
  thing,
  wallClock,
  pausing: ["pause", "resume"],
  onBoard: ({ action }) => /^(ready|confirm|mode)\b/.test(action),
  request,
  quick: (scene) => handOf(scene).isQuick,
  guides: (scene) => screenOf(scene).guided,
  pointed: (scene) => screenOf(scene).pointed,
  tally,
  curve,
};
