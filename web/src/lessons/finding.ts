/** Can the person see where to act? On a small screen the lit thing may lie outside the picture. */

/** Is any thing that can be chosen, or a button of the bar, in sight and on top? */
export function isInReach(root: ParentNode = document): boolean {
  return [...root.querySelectorAll("[data-lit], [data-bar]")].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}
