import { untrack } from "svelte";

let lying = $state(0);

/** Whether anything lies over the board, so that what is behind it cannot be seen. */
export const covers = {
  get any(): boolean {
    return lying > 0;
  },
};

/**
 * For what lies over its neighbours: they are out of the reach of keys and of screen readers as long
 * as it does, so that nobody acts on something unseen. Neighbours that only speak go on speaking.
 */
export function covering(node: Element): () => void {
  const covered = [...(node.parentElement?.children ?? [])].filter(
    (each) => each !== node && !each.matches("[inert], [role=status], [role=alert], [aria-live]"),
  );
  for (const each of covered) each.setAttribute("inert", "");
  untrack(() => (lying += 1));
  return () => {
    for (const each of covered) each.removeAttribute("inert");
    untrack(() => (lying -= 1));
  };
}
