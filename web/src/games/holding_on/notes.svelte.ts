/** What a person has read and set in this room, remembered by the browser. */

interface Kept {
  /** The content note was read. */
  warned: boolean;
  /** New pages of the story open by themselves. */
  story: boolean;
  /** Edges that fit the memory in question are marked. */
  seamHelp: boolean;
}

const PLACE = "wardroom-holding-on";
/** The scenario whose opening pages this tab has shown. */
const OPENED = "wardroom-holding-on-opened";

function read(): Kept {
  const usual: Kept = { warned: false, story: true, seamHelp: false };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...usual, ...kept } : usual;
  } catch {
    return usual;
  }
}

class Notes {
  #kept = $state<Kept>(read());

  get warned(): boolean {
    return this.#kept.warned;
  }

  get story(): boolean {
    return this.#kept.story;
  }

  get seamHelp(): boolean {
    return this.#kept.seamHelp;
  }

  /** Has this tab shown the opening pages of a scenario? It has from now on. */
  open(scenario: string): boolean {
    try {
      const before = sessionStorage.getItem(OPENED) === scenario;
      sessionStorage.setItem(OPENED, scenario);
      return before;
    } catch {
      return false;
    }
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const notes = new Notes();
