/** Listens to the lobby, and goes on listening when the line breaks. */

import type { Lobby } from "../protocol";
import { busy } from "../settled";
import type { Wire } from "./connection";
import { transport } from "./transport";

const LONGEST_PAUSE = 15_000;

export class Lobbyist {
  private socket: Wire | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** The first word has come, or none will on this line. */
  private arrived = (): void => undefined;

  constructor(private readonly hear: (lobby: Lobby) => void) {}

  connect(): void {
    clearTimeout(this.retry);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
    }
    const socket = transport.open("/lobby");
    this.socket = socket;
    this.arrived();
    this.arrived = busy();
    socket.onmessage = ({ data }) => {
      this.failures = 0;
      this.hear(JSON.parse(String(data)) as Lobby);
      this.arrived();
    };
    socket.onclose = () => {
      this.arrived();
      const pause = Math.min(LONGEST_PAUSE, 700 * 2 ** this.failures);
      this.failures += 1;
      this.retry = setTimeout(() => this.connect(), pause);
    };
  }
}
