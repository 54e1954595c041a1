/** Quarantine on the screen. */
import type { GameScreens } from "../screens";
import { beat, heading } from "./beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Emblem from "./Emblem.svelte";
import FirstChooser from "./FirstChooser.svelte";
import Hands from "./Hands.svelte";
import { help } from "./help";
import { groups, rule, targets, weighty } from "./offers";
import { picture } from "./picture";
import "./room.css";
import RoomsChooser from "./RoomsChooser.svelte";
import { position } from "./sentences";
import { usual } from "./usual";

export const screens: GameScreens = {
  name: "quarantine",
  Board,
  Hands,
  Emblem,
  room: "room-quarantine",
  usual,
  editors: { first: FirstChooser, rooms: RoomsChooser },
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
