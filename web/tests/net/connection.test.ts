import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Clockwork, type LinkState, type Wire } from "../../src/net/connection";
import type { FromClient, FromServer, Play } from "../../src/protocol";

/** A clock that goes only when it is told to. */
class HandClock implements Clockwork {
  time = 1_000;
  private plans: { at: number; act: () => void }[] = [];

  now = (): number => this.time / 1_000;
  chance = (): number => 0.5;

  after(ms: number, act: () => void): () => void {
    const plan = { at: this.time + ms, act };
    this.plans.push(plan);
    return () => (this.plans = this.plans.filter((each) => each !== plan));
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.plans.filter((plan) => plan.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.plans = this.plans.filter((plan) => plan !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

const MOVE: Play = {
  type: "play",
  seat: 0,
  step: 3,
  action: "treat blue",
  nonce: "n1",
  trace: null,
};
const WELCOME = { type: "welcome", now: 500 };

let wires: FakeWire[];
let states: LinkState[];
let heard: FromServer[];
let step: number | null;
let clock: HandClock;
let connection: Connection;

const wire = (): FakeWire => wires.at(-1) as FakeWire;

function join(): void {
  wire().onopen?.();
  wire().hear(WELCOME);
}

beforeEach(() => {
  wires = [];
  states = [];
  heard = [];
  step = null;
  clock = new HandClock();
  connection = new Connection(
    () => {
      wires.push(new FakeWire());
      return wire();
    },
    () => ({ type: "hello", step, invite: null, pages: false }),
    (message) => heard.push(message),
    (state) => states.push(state),
    clock,
  );
  connection.connect();
});

describe("joining", () => {
  test("the first thing said is hello, and a welcome makes the line live", () => {
    join();
    expect(wire().sent).toEqual([{ type: "hello", step: null, invite: null, pages: false }]);
    expect(states).toEqual(["connecting", "live"]);
  });

  test("after a break the hello names the step that is known", () => {
    join();
    step = 17;
    wire().onclose?.();
    clock.pass(1_000);
    join();
    expect(wires).toHaveLength(2);
    expect(wire().sent[0]).toEqual({ type: "hello", step: 17, invite: null, pages: false });
    expect(states).toEqual(["connecting", "live", "lost", "lost", "live"]);
  });

  test("what the server says for good is not asked again", () => {
    wire().onopen?.();
    wire().hear({ type: "wrong", code: "private", text: "" });
    wire().onclose?.();
    clock.pass(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });

  test("a server that is about to stop is asked again", () => {
    wire().onopen?.();
    wire().hear({ type: "wrong", code: "closing", text: "" });
    wire().onclose?.();
    clock.pass(2_000);
    expect(wires).toHaveLength(2);
  });
});

describe("sending", () => {
  test("a move that was not answered is sent again with the same nonce after the next welcome", () => {
    join();
    connection.send(MOVE);
    wire().onclose?.();
    clock.pass(1_000);
    join();
    expect(wire().sent.slice(1)).toEqual([MOVE]);
  });

  test("a move made while the line is down waits for the welcome", () => {
    join();
    wire().onclose?.();
    connection.send(MOVE);
    clock.pass(1_000);
    wire().onopen?.();
    expect(wire().types).toEqual(["hello"]);
    wire().hear(WELCOME);
    expect(wire().types).toEqual(["hello", "play"]);
  });

  test.each(["accepted", "refused"])("what was %s is not sent again", (type) => {
    join();
    connection.send(MOVE);
    expect(connection.pending).toBe(true);
    wire().hear({ type, nonce: "n1", step: 4, code: "illegal", text: "" });
    expect(connection.pending).toBe(false);
    wire().onclose?.();
    clock.pass(1_000);
    join();
    expect(wire().types).toEqual(["hello"]);
  });

  test("a question without a nonce is dropped when nobody is there", () => {
    expect(connection.ask({ type: "hint-wanted", seat: 0, step: 1 })).toBe(false);
    join();
    expect(connection.ask({ type: "hint-wanted", seat: 0, step: 1 })).toBe(true);
  });
});

describe("healing", () => {
  function pauses(count: number): number[] {
    const found: number[] = [];
    while (found.length < count) {
      wire().onclose?.();
      const before = clock.time;
      while (wires.length === found.length + 1) clock.pass(50);
      found.push(clock.time - before);
    }
    return found;
  }

  test("a server that is restarted is found at once, whichever second it needs", () => {
    const quick = pauses(20);
    expect(Math.max(...quick)).toBeLessThan(600);
    expect(quick.reduce((sum, each) => sum + each)).toBeGreaterThan(7_000);
  });

  test("after that the pauses between attempts grow up to a limit", () => {
    const found = pauses(95);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(Math.max(...found.slice(0, 80))).toBeLessThan(2_000);
    expect(found.at(-1)).toBeGreaterThan(6_000);
    expect(Math.max(...found)).toBeLessThan(10_500);
  });

  describe("with a knock at the door", () => {
    let answers: ((answered: boolean) => void)[];

    beforeEach(() => {
      answers = [];
      connection.close();
      wires = [];
      connection = new Connection(
        () => {
          wires.push(new FakeWire());
          return wire();
        },
        () => ({ type: "hello", step, invite: null, pages: false }),
        (message) => heard.push(message),
        (state) => states.push(state),
        clock,
        () => new Promise((answer) => answers.push(answer)),
      );
      connection.connect();
      join();
      wire().onclose?.();
      clock.pass(600);
    });

    test("a socket is opened only where somebody answers", async () => {
      expect(wires).toHaveLength(1);
      answers.at(-1)?.(false);
      await Promise.resolve();
      clock.pass(600);
      expect([wires.length, answers.length]).toEqual([1, 2]);
      answers.at(-1)?.(true);
      await Promise.resolve();
      expect(wires).toHaveLength(2);
    });

    test("an answer that comes after somebody was in a hurry opens no second socket", async () => {
      connection.hurry();
      expect(wires).toHaveLength(2);
      answers.at(-1)?.(true);
      await Promise.resolve();
      expect(wires).toHaveLength(2);
    });
  });

  test("a person who comes back does not wait", () => {
    for (let each = 0; each < 5; each += 1) {
      wire().onclose?.();
      clock.pass(10_500);
    }
    wire().onclose?.();
    const before = wires.length;
    connection.hurry();
    expect(wires).toHaveLength(before + 1);
  });

  test("a socket that stays silent is given up", () => {
    join();
    clock.pass(15_000);
    expect(wire().types.at(-1)).toBe("ping");
    clock.pass(10_000);
    expect(wires[0]?.closed).toBe(true);
    expect(states.at(-1)).toBe("lost");
  });

  test("an answer to the ping keeps the line and tells the server's time", () => {
    join();
    clock.pass(15_000);
    const sent = clock.now();
    clock.pass(100);
    wire().hear({ type: "pong", sent, now: sent + 40.05, clock: null });
    expect(connection.offset).toBeCloseTo(40, 3);
    clock.pass(10_000);
    expect(wires).toHaveLength(1);
  });

  test("messages of an old socket are not heard any more", () => {
    join();
    const old = wire();
    connection.connect();
    old.hear({ type: "thinking", seats: [1] });
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  test("a closed connection stays closed", () => {
    join();
    connection.close();
    clock.pass(60_000);
    expect(wires).toHaveLength(1);
    expect(wire().closed).toBe(true);
  });
});
