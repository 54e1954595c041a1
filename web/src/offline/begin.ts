/** Plays without a server from now on. */

import { useTransport } from "../net/transport";
import { beginDownloads } from "./downloads";
import { beginLinks } from "./links";
import { offline } from "./transport";

export function beginOffline(): void {
  useTransport(offline);
  beginDownloads();
  beginLinks();
}
