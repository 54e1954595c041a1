/**
 * Brings into sight what is decided about, and again when the layout changes: a panel that opens
 * makes the board narrow and its rows high, or the board low.
 */
export function intoSight(node: HTMLElement): () => void {
  const resized = new ResizeObserver(() => node.scrollIntoView({ block: "nearest" }));
  resized.observe(node);
  const board = node.closest("main");
  if (board) resized.observe(board);
  return () => resized.disconnect();
}
