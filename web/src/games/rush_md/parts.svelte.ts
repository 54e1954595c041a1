/** A view whose parts are followed one by one. */
import { untrack } from "svelte";
import type { RushView } from "./view";

/**
 * Every move brings a new view, of which few parts are new. A reader of one part of this one is
 * drawn again only when that part has changed: what shows the storage does not mind a bed that moves.
 */
export function inParts(view: () => RushView): RushView {
  const parts = new Map<string | symbol, () => unknown>();
  for (const key of untrack(() => Object.keys(view()))) {
    const part = $derived(Reflect.get(view(), key));
    parts.set(key, () => part);
  }
  const get = (_: object, key: string | symbol): unknown => {
    const part = parts.get(key);
    return part ? part() : Reflect.get(view(), key);
  };
  return new Proxy<RushView>({} as RushView, { get });
}
