import { expect, test } from "vitest";
import { Newest } from "../../src/table/newest";

test("of what is wanted while something is on its way, only the newest is asked for", async () => {
  const asked: number[] = [];
  let answer: (found: string) => void = () => undefined;
  const newest = new Newest<number, string>((key) => {
    asked.push(key);
    return new Promise((done) => (answer = done));
  });
  const found = [1, 2, 3, 4].map((key) => newest.find(key));
  await Promise.resolve();
  answer("one");
  expect(await found[0]).toBeNull();
  await new Promise((go) => setTimeout(go));
  answer("four");
  expect(await Promise.all(found)).toEqual([null, null, null, "four"]);
  expect(asked).toEqual([1, 4]);
});

test("a failure holds nobody up", async () => {
  let fails = true;
  const newest = new Newest<number, string>(() =>
    fails ? Promise.reject(new Error("away")) : Promise.resolve("here"),
  );
  await expect(newest.find(1)).rejects.toThrow("away");
  fails = false;
  expect(await newest.find(2)).toBe("here");
});
