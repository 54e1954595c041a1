/** Pandemic on the screen. */
import type { GameScreens } from "../screens";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import Hands from "./Hands.svelte";
import { help } from "./help";
import { groups, rule, targets, weighty } from "./offers";
import { picture } from "./picture";
import RoleChooser from "./RoleChooser.svelte";
import "./room.css";
import { position } from "./sentences";
import { usual } from "./usual";

export const screens: GameScreens = {
  name: "pandemic",
  Board,
  Hands,
  Emblem,
  room: "room-pandemic",
  usual,
  editors: { roles: RoleChooser },
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
