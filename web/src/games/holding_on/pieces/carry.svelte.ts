/** Carrying somebody of the ward, by mouse or finger, to where the work is. */
import { carried, type Carrier } from "../../../parts/carrying";
import type { Offer } from "../../../protocol";
import { boxAt } from "../grid/places";
import { notationOf } from "../../notation";
import { staffKey } from "../offers";
import type { HoldingScene } from "../scene";

/** Where somebody can be put down, the smaller place before the one around it. */
export const ZONES = ["tile", "shift", "leave", "bed"] as const;
export type Zone = (typeof ZONES)[number];

/** What is chosen by putting somebody down there. */
const VERBS: Readonly<Record<Zone, ReadonlySet<string>>> = {
  tile: new Set(["phone"]),
  shift: new Set(["assign", "call_assistant", "move", "stand_in"]),
  leave: new Set(["send"]),
  bed: new Set(["talk"]),
};

/** What is tried by putting somebody down where nothing is open for them; null if there is no such thing. */
export function attemptAt(pawn: string, zone: Zone): string | null {
  const hired = pawn.startsWith("assistant");
  switch (zone) {
    case "tile":
      return hired || pawn.startsWith("nurse") ? null : `phone ${pawn}`;
    case "shift":
      return hired ? "call_assistant" : `assign ${pawn}`;
    case "leave":
      return hired ? null : `send ${pawn}`;
    case "bed":
      return `talk ${pawn}`;
  }
}

/** So near to a place somebody is put down in it. */
const REACH = 20;

/** The offers that putting this pawn down there would choose among. */
export function actionsAt(scene: HoldingScene, pawn: string, zone: Zone): readonly Offer[] {
  return scene.at(staffKey(pawn)).filter((offer) => VERBS[zone].has(notationOf(offer).verb));
}

class Carry {
  /** Who is being carried; null while nobody is. */
  pawn = $state<string | null>(null);
  /** The places where this one may be put down, and the one below the finger. */
  zones = $state.raw<readonly Zone[]>([]);
  over = $state<Zone | null>(null);
  x = $state(0);
  y = $state(0);

  /** Makes an element that shows somebody one that can be carried. */
  handle = (scene: () => HoldingScene, pawn: string) => carried(() => this.#carrier(scene(), pawn));

  #carrier(scene: HoldingScene, pawn: string): Carrier | null {
    if (scene.offers.length === 0) return null;
    return {
      begin: () => {
        this.pawn = pawn;
        this.zones = zonesFor(scene, pawn);
      },
      move: (x, y) => {
        this.x = x;
        this.y = y;
        this.over = zoneBelow(this.zones, x, y);
      },
      drop: () => {
        const barred = this.over === null ? zoneBelow(ZONES, this.x, this.y, 0) : null;
        const tried = barred === null ? null : attemptAt(pawn, barred);
        if (this.over) scene.pick(actionsAt(scene, pawn, this.over));
        // The answer says why not.
        else if (tried !== null) void scene.enact(scene.seat, tried);
      },
      end: () => {
        this.pawn = null;
        this.over = null;
        this.zones = [];
      },
    };
  }
}

export const carry = new Carry();

function zonesFor(scene: HoldingScene, pawn: string): readonly Zone[] {
  return ZONES.filter((zone) => actionsAt(scene, pawn, zone).length > 0);
}

function zoneBelow(zones: readonly Zone[], x: number, y: number, reach = REACH): Zone | null {
  const boxes = zones.map((zone) => {
    const box = document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
    return box ?? { left: Infinity, right: Infinity, top: Infinity, bottom: Infinity };
  });
  return zones[boxAt(boxes, x, y, reach)] ?? null;
}
