/** Points at things of the board: they carry `data-pointed`, which the look of a lesson lights. */

const MARK = "data-pointed";
/** Things, the empty cells of a plan, and heaps from which a held finger takes. */
const POINTABLE = "[data-thing], [data-cell], [data-key]";

type Listener = (things: readonly string[]) => void;
const listeners = new Set<Listener>();
let pointed: readonly string[] = [];

/** Hear what is pointed at, now and later: a board that shows a part of itself can go there. */
export function onPointed(listener: Listener): () => void {
  listeners.add(listener);
  listener(pointed);
  return () => listeners.delete(listener);
}

/** Point at these things, also where they are drawn again; the answer ends it. */
export function pointAt(
  things: readonly string[],
  root: ParentNode & Node = document.body,
): () => void {
  const wanted = new Set(things);

  function mark(): void {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(POINTABLE)) {
      const { thing, key, cell } = element.dataset;
      const meant = wanted.has(thing ?? key ?? `cell:${cell ?? ""}`);
      if (meant !== element.hasAttribute(MARK)) element.toggleAttribute(MARK, meant);
    }
  }

  pointed = things;
  for (const listener of listeners) listener(things);
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-thing", "data-cell", "data-key"],
  });
  return () => {
    pointed = [];
    watching.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}
