import { expect, test } from "vitest";
import { leadsToOneself, scanCode } from "../../src/parts/scan_code";

const LINK = "https://games.example/table/abc123?p=0123456789abcdef#invite=word-word-word";

test("a code has its three corner marks inside an empty border", async () => {
  const { path, width } = await scanCode(LINK);
  const dark = (x: number, y: number): boolean => path.includes(`M${x} ${y}h`);
  const far = width - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const) {
    expect(dark(left, top) && dark(left + 6, top + 6) && dark(left + 3, top + 3)).toBe(true);
    expect(dark(left + 1, top + 1)).toBe(false);
  }
  expect(dark(3, 4) || dark(width - 4, 4)).toBe(false);
});

test("another link is another code", async () => {
  expect((await scanCode(`${LINK}x`)).path).not.toBe((await scanCode(LINK)).path);
});

test("an address of this computer leads nobody else here", () => {
  for (const name of ["localhost", "wardroom.localhost", "127.0.0.1", "[::1]"]) {
    expect(leadsToOneself(name)).toBe(true);
  }
  for (const name of ["192.168.1.20", "wardroom.example", "127.example"]) {
    expect(leadsToOneself(name)).toBe(false);
  }
});
