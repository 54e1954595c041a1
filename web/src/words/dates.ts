/** Days and hours as the person's browser writes them, in the language that the page speaks. */

const DAY = 86_400_000;
const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 1_440],
];

/** The first of the browser's own locales in this language; it knows the form of the region. */
export function localeOf(language: string, locales: readonly string[]): string {
  return locales.find((locale) => locale.toLowerCase().split("-")[0] === language) ?? language;
}

function browserLocale(language: string): string {
  return localeOf(language, navigator.languages);
}

function sameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

function dayShape(then: Date, now: Date): Intl.DateTimeFormatOptions {
  const day = { day: "numeric", month: "short" } as const;
  return then.getFullYear() === now.getFullYear() ? day : { ...day, year: "numeric" };
}

/** The hour of today, else also the day; with its year where that is another. */
export function momentText(
  seconds: number,
  language: string,
  now = new Date(),
  locale = browserLocale(language),
): string {
  const then = new Date(seconds * 1_000);
  const hour = { hour: "2-digit", minute: "2-digit" } as const;
  if (sameDay(then, now)) return then.toLocaleTimeString(locale, hour);
  return then.toLocaleString(locale, { ...dayShape(then, now), ...hour });
}

/** The day alone, with its year where that is another. */
export function dayText(
  seconds: number,
  language: string,
  now = new Date(),
  locale = browserLocale(language),
): string {
  const then = new Date(seconds * 1_000);
  return then.toLocaleDateString(locale, dayShape(then, now));
}

/** The day, or the moment, at which a record says that it was dealt. */
export function dealtText(
  date: string,
  language: string,
  now = new Date(),
  locale = browserLocale(language),
): string {
  const whole = !date.includes("T");
  // A day is that of the person who wrote it down, not of a zone.
  const seconds = new Date(whole ? `${date}T00:00` : date).getTime() / 1_000;
  if (Number.isNaN(seconds)) return date;
  return (whole ? dayText : momentText)(seconds, language, now, locale);
}

/** How long ago it was: "2 days ago". */
export function agoText(
  seconds: number,
  language: string,
  now = Date.now(),
  locale = browserLocale(language),
): string {
  const passed = Math.max(0, now - seconds * 1_000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, span] of SPANS) {
    if (passed >= span) return format.format(-Math.floor(passed / span), unit);
  }
  return format.format(0, "second");
}
