/**
 * The thirty memories as small paintings on cloth, hazy and clear from one drawing.
 *
 * No file here knows where a memory belongs: the view names it by its figure (`memoryOf`) and sends
 * the codes of its seams, and a drawing tells neither. `sheet/` shows all of them to those who draw;
 * it knows the places and is not built into the client.
 */

export { memoryOf } from "./names";
export { default as Vignette } from "./Vignette.svelte";
