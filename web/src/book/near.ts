/** The middle of what is pointed at in a picture, as the origin from which it is enlarged. */
export function middle(sheet: HTMLElement): string {
  const room = sheet.getBoundingClientRect();
  const boxes = [...sheet.querySelectorAll("[data-pointed]")].map((each) =>
    each.getBoundingClientRect(),
  );
  if (boxes.length === 0 || room.width === 0 || room.height === 0) return "50% 50%";
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return `${percent((left + right) / 2 - room.left, room.width)} ${percent((top + bottom) / 2 - room.top, room.height)}`;
}

function percent(part: number, whole: number): string {
  return `${Math.round(Math.min(Math.max(part / whole, 0), 1) * 100)}%`;
}
