/** What a thing offers once a first tap has narrowed the choice. */
import type { Scene } from "../games/scene";
import type { Offer } from "../protocol";

/** The offers at a key, and of those only the narrowed ones if there are any. */
export function offersAt(scene: Pick<Scene, "at" | "narrowed">, key: string): readonly Offer[] {
  const all = scene.at(key);
  const narrowed = all.filter((offer) => scene.narrowed?.includes(offer));
  return narrowed.length > 0 ? narrowed : all;
}
