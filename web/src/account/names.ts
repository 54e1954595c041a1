/** What a device is called, as far as its browser tells. */

import type { Words } from "../words/words";

interface Known {
  readonly browser: string;
  readonly system: string;
}

export function deviceName({ browser, system }: Known, words: Words): string {
  const known = [browser, system].filter((part) => part !== "");
  return known.length > 0 ? known.join(" · ") : words.text("web-device-unknown");
}
