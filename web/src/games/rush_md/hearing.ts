/** Whether the department is heard, and how loud; its sound itself is loaded when it is. */
import type { AmbientSound } from "./ambient_sound";
import type { RushView } from "./view";

/** What a person has set up about sounds. */
export interface Ears {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** From 0 to 1: the department is at work in the Action Phase, and silent in a pause or the past. */
export function loudness(view: RushView, past: boolean, { sound, volume }: Ears): number {
  const works = view.phase === "action" && view.paused === "" && view.result === "";
  return works && sound && !past ? volume : 0;
}

const load = (): Promise<AmbientSound | null> =>
  import("./ambient_sound").then(({ ambientSound }) => ambientSound());

/** The sound of the department, from the moment on in which there is something to hear. */
export class Hearing {
  #heard: Promise<AmbientSound | null> | null = null;

  constructor(readonly begin: () => Promise<AmbientSound | null> = load) {}

  hear(volume: number): void {
    if (volume === 0 && !this.#heard) return;
    // Without it the game goes on in silence.
    this.#heard ??= this.begin().catch(() => null);
    void this.#heard.then((sound) => sound?.loud(volume));
  }

  end(): void {
    void this.#heard?.then((sound) => sound?.stop());
    this.#heard = null;
  }
}
