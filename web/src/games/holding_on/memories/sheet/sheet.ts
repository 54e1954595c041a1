import { mount } from "svelte";
import "../../../../look/tokens.css";
import "../../room.css";
import { POSES, STAGES } from "../names";
import { MEMORIES } from "./content";
import Sheet from "./Sheet.svelte";

const asked = new URLSearchParams(location.search);
const order = asked.get("order") ?? "poses";
const stages = asked.get("stages")?.split(",") ?? STAGES;
const forms = asked.get("forms") ?? "hazy,clear";

/** By pose, unless asked for the true order: so the sheet does not tell it by itself. */
const byPose = STAGES.flatMap((stage) => POSES.map((pose) => `${stage}-${pose}`));
const named =
  order === "poses"
    ? MEMORIES.toSorted((a, b) => byPose.indexOf(a.name) - byPose.indexOf(b.name))
    : MEMORIES;

document.body.className = "room-holding-on";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
mount(Sheet, {
  target: document.body,
  props: {
    memories: named.filter(({ name }) => stages.some((stage) => name.startsWith(`${stage}-`))),
    size: Number(asked.get("size") ?? 160),
    columns: Number(asked.get("columns") ?? 6),
    forms: forms.split(",").map((form) => form === "clear"),
    laid: asked.has("laid"),
  },
});
