/**
 * Whether the page has come to rest. `data-settled` stands on its root while nothing is asked of the
 * server, nothing is queued to be shown, nothing moves and everything is laid out. A program that
 * drives the page waits for that instead of guessing by the clock.
 *
 * Nothing looks all the time: code that begins something says so, whatever may change the picture
 * stirs, and only then a few frames are looked at.
 */

/** What is needed of the page around. */
export interface Surroundings {
  /** Say whether it has come to rest. */
  tell(settled: boolean): void;
  /** Do this before the next frame is drawn. */
  nextFrame(act: () => void): void;
  /** Over when all that moves now, and ends by itself, has ended; null where nothing does. */
  motion(): Promise<unknown> | null;
}

/**
 * So many frames in a row must be quiet: a board learns of its new size after the first, and what it
 * draws then may change the size of something else.
 */
export const QUIET_FRAMES = 3;

export class Rest {
  #page: Surroundings | null = null;
  #busy = 0;
  #quiet = 0;
  #looking = false;
  #settled = false;

  begin(page: Surroundings): void {
    this.#page = page;
    this.stir();
  }

  /** Something begins that the page is not settled without; call what is returned at its end. */
  busy(): () => void {
    this.#busy += 1;
    this.stir();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#busy -= 1;
      this.stir();
    };
  }

  /** The picture may be about to change. */
  stir(): void {
    this.#quiet = 0;
    if (this.#settled) this.#tell(false);
    if (this.#busy === 0 && !this.#looking) this.#lookSoon();
  }

  #lookSoon(): void {
    if (!this.#page) return;
    this.#looking = true;
    this.#page.nextFrame(() => this.#look());
  }

  #look(): void {
    this.#looking = false;
    if (this.#busy > 0) return; // The end of what is busy stirs.
    const motion = this.#page?.motion();
    if (motion) {
      this.#looking = true;
      void motion.then(() => {
        this.#looking = false;
        this.stir();
      });
      return;
    }
    this.#quiet += 1;
    if (this.#quiet < QUIET_FRAMES) this.#lookSoon();
    else this.#tell(true);
  }

  #tell(settled: boolean): void {
    this.#settled = settled;
    this.#page?.tell(settled);
  }
}

const rest = new Rest();

/** What people do and what begins to move: the picture may change with it. */
const STIRRING = [
  "pointerdown",
  "click",
  "keydown",
  "input",
  "change",
  "focusin",
  "resize",
  "transitionrun",
  "animationstart",
] as const;

/** Letters that are still to come, and animations with an end; a pulse that goes on is at rest. */
function motion(): Promise<unknown> | null {
  if (document.fonts.status === "loading") return document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && hasEnd(effect));
  return ending.length > 0 ? Promise.allSettled(ending.map(({ finished }) => finished)) : null;
}

function hasEnd(effect: AnimationEffect | null): boolean {
  return Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
}

/** From now on the page says whether it has settled. */
export function watchForRest(): void {
  rest.begin({
    tell: (settled) => document.documentElement.toggleAttribute("data-settled", settled),
    nextFrame: (act) => void requestAnimationFrame(act),
    motion,
  });
  const stir = (): void => rest.stir();
  for (const kind of STIRRING) addEventListener(kind, stir, { capture: true, passive: true });
  // What comes or goes; clocks and sand only change what is there.
  new MutationObserver(stir).observe(document.body, { childList: true, subtree: true });
}

/** Something begins that the page is not settled without; call what is returned at its end. */
export function busy(): () => void {
  return rest.busy();
}

/** The same promise; the page is not settled before it is kept or broken. */
export function awaited<Answer>(promise: Promise<Answer>): Promise<Answer> {
  return promise.finally(busy());
}

/** Do something in so many ms, until when the page is not settled; what is returned calls it off. */
export function soon(act: () => void, ms: number): () => void {
  const done = busy();
  const timer = setTimeout(() => {
    done();
    act();
  }, ms);
  return () => {
    clearTimeout(timer);
    done();
  };
}
