/** The languages Wardroom speaks, and which of them a person would like best. */

export const LANGUAGES = ["en", "pl", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What speakers of a language call it. */
export const ENDONYMS: Record<Language, string> = { en: "English", pl: "Polski", hu: "Magyar" };

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The first of the wishes that we speak; English if we speak none. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_]/, 1)[0] ?? "";
    if (isLanguage(code)) return code;
  }
  return "en";
}
