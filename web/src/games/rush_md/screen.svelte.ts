/** What one person sees of the department, and what the guide says about it. */
import { perScene } from "../../table/per_scene";
import { part, whole, WHOLE_FROM, type Camera } from "./camera";
import { closeUpOf, type CloseUp } from "./closeup/closeups";
import { Guide, isFirstGame, offerKey, type Guidance } from "./guide";
import { handOf } from "./hand.svelte";
import type { ViewName } from "./plane";
import { boardsOf, type RushScene } from "./view";
import { viewOf } from "./whereabouts";

const OFFER = offerKey("");

export class Screen {
  /** The room that was chosen on a screen too small for all. */
  #chosen = $state<ViewName | null>(null);
  /** The size of the board, in px. */
  width = $state(0);
  height = $state(0);
  readonly #guide = new Guide();
  /** The guide was sent away. */
  unguided = $state(false);

  /** The action whose close-up was sent away. */
  away = $state("");

  constructor(readonly scene: RushScene) {}

  /** There is room for the whole department. */
  readonly roomy = $derived.by(
    () => this.width === 0 || whole(this.width, this.height).scale >= WHOLE_FROM,
  );
  readonly shown = $derived.by((): ViewName =>
    this.roomy ? "all" : (this.#chosen ?? "admission"),
  );
  /** The guide has to be told what a colleague would do next. */
  readonly guided = $derived.by((): boolean => {
    const { view, past, over, seat } = this.scene;
    const silent = this.unguided || past || over || seat < 0;
    return !silent && isFirstGame(view);
  });
  /** Anyone who has asked for advice follows that: two voices would disagree. */
  readonly guidance = $derived.by((): Guidance | null => {
    const { hint, coached, offers, next } = this.scene;
    if (!this.guided || coached || hint) return null;
    const { seat, carried, busy, targets } = handOf(this.scene);
    const open = new Set(offers.filter((offer) => offer.seat === seat).map(({ action }) => action));
    return this.#guide.say(next ?? null, { carried, busy, targets, open });
  });

  /** The offer at which the guide points, where that is no thing on the boards. */
  readonly pointed = $derived.by((): string | null => {
    const key = this.guidance?.keys.find((each) => each.startsWith(OFFER));
    return key?.slice(OFFER.length) ?? null;
  });

  /** What the own hands are busy with, from close by. */
  readonly #near = $derived.by((): CloseUp | null => {
    const { view, past, over } = this.scene;
    const boards = boardsOf(view);
    if (!boards || past || over || view.paused !== "") return null;
    const found = closeUpOf(boards, handOf(this.scene));
    return found && found.id !== this.away ? found : null;
  });
  /** The same, if there is room for it or its room is shown. */
  readonly closeUp = $derived.by((): CloseUp | null => {
    const near = this.#near;
    return near && (this.roomy || this.shown === near.room) ? near : null;
  });
  /** The room to which an action that has just begun leads. */
  readonly called = $derived.by((): ViewName | null => this.#near?.room ?? null);

  /** Where something can be done, while nothing can in the room that is shown. */
  readonly elsewhere = $derived.by((): ViewName | null => {
    const { view, past, over } = this.scene;
    const boards = boardsOf(view);
    const { shown } = this;
    if (!boards || this.roomy || shown === "all" || past || over || view.phase !== "action")
      return null;
    const hand = handOf(this.scene);
    if (hand.busy || hand.carried || this.#near) return null;
    const rooms = [...hand.lights.keys()].flatMap((key) => viewOf(key, boards) ?? []);
    if (rooms.includes(shown)) return null;
    const guided = (this.guidance?.keys ?? []).flatMap((key) => viewOf(key, boards) ?? []);
    // An hourglass on the desk goes to a slot, which can be tapped as well and says what for.
    const work = rooms.find((room) => room !== "desk") ?? rooms[0] ?? null;
    return guided.find((room) => rooms.includes(room)) ?? work;
  });

  /** The part of the plane that fills so many px. */
  camera(width: number, height: number): Camera {
    return this.roomy ? whole(width, height) : part(this.shown, width, height);
  }

  show(name: ViewName): void {
    this.#chosen = name;
  }
}

export const screenOf = perScene((scene: RushScene) => new Screen(scene));
