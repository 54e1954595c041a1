/** The tables of this browser, behind a worker that holds them. */

import type { Wire } from "../net/connection";
import type { Transport } from "../net/transport";
import { engineState } from "./state.svelte";
import type { FromEngine, ToEngine } from "./messages";

/** The list of games is a file: it is there before the engine is. */
const GAMES = "/games";

declare global {
  interface Window {
    wardroomEngine?: Worker;
  }
}

class PortWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly number: number,
    private readonly post: (message: ToEngine) => void,
    private readonly gone: (number: number) => void,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.post({ type: "say", number: this.number, text });
  }

  close(): void {
    this.gone(this.number);
    this.post({ type: "hang-up", number: this.number });
  }
}

interface Answer {
  readonly status: number;
  readonly kind: string;
  readonly text: string;
}

class Offline implements Transport {
  readonly #engine: Worker;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #wires = new Map<number, PortWire>();
  #numbers = 0;

  constructor() {
    // The page begins it before anything else is loaded (tools/site.py).
    this.#engine = self.wardroomEngine ??= new Worker(new URL("./engine.ts", import.meta.url), {
      type: "module",
    });
    const hear = ({ data }: MessageEvent<FromEngine>): void => this.#hear(data);
    this.#engine.onmessage = hear;
    this.#engine.onerror = () => engineState.change("failed", 0);
    this.#post({ type: "hello" });
  }

  async ask(
    path: string,
    { method = "GET", body, invite }: Parameters<Transport["ask"]>[1],
  ): Promise<Answer> {
    if (path === GAMES) {
      const answer = await fetch(new URL("engine/games.json", document.baseURI));
      return { status: answer.status, kind: "application/json", text: await answer.text() };
    }
    const number = (this.#numbers += 1);
    const answered = new Promise<Answer>((resolve) => this.#asked.set(number, resolve));
    const text = body === undefined ? undefined : JSON.stringify(body);
    this.#post({ type: "ask", number, method, path, body: text, invite: invite ?? undefined });
    return answered;
  }

  open(path: string): Wire {
    const number = (this.#numbers += 1);
    const wire = new PortWire(
      number,
      (message) => this.#post(message),
      (gone) => this.#wires.delete(gone),
    );
    this.#wires.set(number, wire);
    this.#post({ type: "open", number, path });
    return wire;
  }

  answers(): Promise<boolean> {
    return Promise.resolve(engineState.now !== "failed");
  }

  #post(message: ToEngine): void {
    this.#engine.postMessage(message);
  }

  #hear(message: FromEngine): void {
    if (message.type === "engine") engineState.change(message.state, message.ms);
    else if (message.type === "answered") {
      this.#asked.get(message.number)?.(message);
      this.#asked.delete(message.number);
    } else {
      const wire = this.#wires.get(message.number);
      if (message.type === "heard") wire?.onmessage?.({ data: message.text });
      else {
        this.#wires.delete(message.number);
        wire?.onclose?.();
      }
    }
  }
}

export const offline = new Offline();
