/** What people point at and call, in words. */

import type { Pointed } from "../protocol";
import { t } from "../words/speech.svelte";
import type { Stage } from "./stage.svelte";

/** What was called, and by whom; nothing where somebody only pointed. */
export function callText(pointed: Pointed, names: ReadonlyMap<number, string>): string {
  const { seat, call } = pointed;
  return call
    ? t("web-called", { name: names.get(seat) ?? "", call: whatIsCalled(pointed, names) })
    : "";
}

/** Who hands something to somebody else does not take it. */
function whatIsCalled({ seat, call, to }: Pointed, names: ReadonlyMap<number, string>): string {
  if (call !== "mine" || !to?.startsWith("seat:") || to === `seat:${seat}`) {
    return t(`web-call-${call ?? ""}`);
  }
  const whose = names.get(Number(to.slice("seat:".length)));
  return whose === undefined ? t("web-call-nobodys") : t("web-call-yours", { name: whose });
}

/** What somebody points at, in words; nothing where it has no name. */
export function pointText(
  { seat, thing }: Pointed,
  stage: Stage | null,
  names: ReadonlyMap<number, string>,
): string {
  const told = thing && stage?.screens.thing?.(thing, stage.view, stage.words, stage.seat, null);
  return told ? t("web-pointed", { name: names.get(seat) ?? "", thing: told.name }) : "";
}

/** What is read out: a call, what is pointed at, and to those who want all, what a colleague sets out for. */
export function pointedOut(
  pointed: Pointed,
  stage: Stage | null,
  names: ReadonlyMap<number, string>,
  all: boolean,
): string {
  const { seat, say } = pointed;
  if (!say) return callText(pointed, names) || pointText(pointed, stage, names);
  if (!all || !stage) return "";
  return t("web-called", { name: names.get(seat) ?? "", call: stage.words.say(say) });
}
