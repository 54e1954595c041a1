/**
 * Brings into sight what is decided about, and again when the layout changes: a panel that opens makes the board narrow, and its
 * rows high.
 */
export function intoSight(node: HTMLElement): () => void {
  const resized = new ResizeObserver(() => node.scrollIntoView({ block: "nearest" }));
  resized.observe(node);
  return () => resized.disconnect();
}
