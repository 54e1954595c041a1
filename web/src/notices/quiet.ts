/** Quiet hours: minutes of the day on the wire, `22:00` in a field. */

export function clock(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day; null if a field holds no time. */
export function minuteOf(text: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(text);
  if (!found) return null;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return minute < 24 * 60 ? minute : null;
}

/** What somebody gets who has not chosen any. */
export const USUAL = { from: 22 * 60, until: 8 * 60 };

export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
