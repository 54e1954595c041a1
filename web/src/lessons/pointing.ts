/** Points at things of the board: they carry `data-pointed`, which the look of a lesson lights. */

const MARK = "data-pointed";
/** Things, and the empty cells of a plan. */
const POINTABLE = "[data-thing], [data-cell]";

/** Point at these things, also where they are drawn anew; the answer ends it. */
export function pointAt(
  things: readonly string[],
  root: ParentNode & Node = document.body,
): () => void {
  const wanted = new Set(things);

  function mark(): void {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(POINTABLE)) {
      const { thing, cell } = element.dataset;
      const pointed = wanted.has(thing ?? `cell:${cell ?? ""}`);
      if (pointed !== element.hasAttribute(MARK)) element.toggleAttribute(MARK, pointed);
    }
  }

  mark();
  const watching = new MutationObserver(mark);
  watching.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-thing", "data-cell"],
  });
  return () => {
    watching.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}
