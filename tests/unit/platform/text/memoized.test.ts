import { expect, it } from "vitest";
import { memoized } from "#app/platform/text/memoized.ts";

it("makes each result once, and again after more others than it remembers", () => {
  const made: string[] = [];
  const upper = memoized((key) => {
    made.push(key);
    return key.toUpperCase();
  }, 2);
  expect(["a", "b", "a", "c", "b", "a"].map(upper)).toEqual(["A", "B", "A", "C", "B", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
