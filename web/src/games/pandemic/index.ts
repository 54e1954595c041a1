/** Pandemic on the screen. */
import { paced } from "../../table/beats";
import type { GameScreens } from "../screens";
import { beats } from "./generated/beats";
import Board from "./Board.svelte";
import { curve } from "./curve";
import Ended from "./Ended.svelte";
import Emblem from "./Emblem.svelte";
import { content } from "./generated/content";
import type { PandemicProspects, PandemicView } from "./generated/view";
import Goal from "./Goal.svelte";
import Hands from "./Hands.svelte";
import { besideBoard, orderWithin, rule, sign } from "./offers";
import { moment } from "./moments";
import { occasion, turnOf } from "./occasion";
import Proposal from "./questions/Proposal.svelte";
import Rail from "./Rail.svelte";
import RoleChooser from "./RoleChooser.svelte";
import "./room.css";
import { parts } from "./sentences";
import { thing } from "./things";
import { tally } from "./tally";
import { usual } from "./usual";

export const screens: GameScreens<PandemicView, PandemicProspects> = {
  name: "pandemic",
  Board,
  Ended,
  Rail,
  Hands,
  Goal,
  Tip: Proposal,
  Emblem,
  room: "room-pandemic",
  usual,
  editors: { roles: RoleChooser },
  roles: content.roles,
  ...paced(beats),
  moment,
  orderWithin,
  rule,
  sign,
  besideBoard,
  parts,
  thing,
  tally,
  turnOf,
  occasion,
  curve,
};
