/** Plays without a server from now on. */

import { useTransport } from "../net/transport";
import { beginDownloads } from "./downloads";
import { beginLinks } from "./links";
import { engineState } from "./state.svelte";
import { offline } from "./transport";

/** Resolved when the line is free for what is only needed later. */
export function beginOffline(): Promise<void> {
  useTransport(offline);
  beginDownloads();
  beginLinks();
  return engineState.settled;
}
