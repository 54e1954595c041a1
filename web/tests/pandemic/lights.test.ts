/** Players are looked at before a card changes hands, and the map stays free of long choices. */
import { expect, test } from "vitest";
import type { PandemicScene } from "../../src/games/pandemic/facts";
import { playerLights } from "../../src/games/pandemic/map/lights";
import type { Offer } from "../../src/protocol";
import { offer } from "./games";

function sceneWith(offers: readonly Offer[], narrowed: readonly Offer[] | null = null) {
  const picked: (readonly Offer[])[] = [];
  const scene = {
    narrowed,
    at: () => offers,
    lit: (key: string, label: string) => ({
      "data-thing": key,
      "data-lit": "offer",
      role: "button",
      tabindex: 0,
      "aria-label": label,
      onclick: () => picked.push(offers),
    }),
    pick: (chosen: readonly Offer[]) => picked.push(chosen),
  } as unknown as PandemicScene;
  return { scene, picked };
}

const tap = (): MouseEvent => new Event("click", { cancelable: true }) as MouseEvent;

test("a tap on a player who could be given a card opens the card of the player", () => {
  for (const action of ["give atlanta 1", "take atlanta 1"]) {
    const { scene, picked } = sceneWith([offer(0, action)]);
    const lit = playerLights(scene, "player:1", "Bo");
    expect(lit["data-card-first"]).toBe(true);
    expect(lit["data-lit"]).toBe("offer");
    expect(lit.onclick).toBeUndefined();
    expect(lit.onkeydown).toBeUndefined();
    expect(picked).toEqual([]);
  }
});

test("once a card was tapped, a tap on the player says to whom it goes", () => {
  const give = offer(0, "give atlanta 1");
  const { scene, picked } = sceneWith([give], [give, offer(0, "give atlanta 2")]);
  const lit = playerLights(scene, "player:1", "Bo");
  expect(lit["data-card-first"]).toBeUndefined();
  lit.onclick?.(tap());
  expect(picked).toEqual([[give]]);
});

test("choosing whose pawn is flown costs nothing and is done at once", () => {
  const { scene } = sceneWith([offer(0, "pawn 1")]);
  expect(playerLights(scene, "player:1", "Bo")["data-card-first"]).toBeUndefined();
});
