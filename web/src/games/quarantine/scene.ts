import type { Scene } from "../scene";
import type { QuarantineView } from "./generated/view";

/** What the screens of this game are given. */
export type QuarantineScene = Scene<QuarantineView>;
