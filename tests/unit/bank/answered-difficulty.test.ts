import { expect, it } from "vitest";
import { answeredDifficulty, FEWEST_ANSWERS } from "#app/features/bank/domain/answers/answered-difficulty.ts";
import { coloursOf } from "#app/features/bank/domain/exams/booklet-colour.ts";
import { learntOf } from "#app/features/bank/domain/facet-row.ts";

it.each([
  [0, 0, null],
  [FEWEST_ANSWERS - 1, FEWEST_ANSWERS - 1, null],
  [20, 20, 1],
  [20, 13, 1],
  [20, 12, 2],
  [20, 7, 2],
  [20, 6, 3],
  [1000, 0, 3],
])("of %i first answers %i right ones say %s", (total, right, level) => {
  expect(answeredDifficulty({ total, right })).toBe(level);
});

it("the colours of a question are its own booklet's and those of item files, each once", () => {
  expect(coloursOf("Amarela", [4, 2, 1])).toEqual([1, 2, 4]);
  expect(coloursOf(null, [5])).toEqual([5]);
  expect(coloursOf("caderno 3", [])).toEqual([]);
});

it("difficulty by answers is deleted when the question is no longer practised; its booklets stay", () => {
  const before = { answeredDifficulty: 3 as const, colours: [1, 4], status: "published" };
  expect(learntOf(before, "published")).toEqual({ answeredDifficulty: 3, colours: [1, 4] });
  for (const [was, becomes] of [
    ["published", "annulled"],
    ["quarantined", "published"],
    ["published", "quarantined"],
  ] as const)
    expect(learntOf({ ...before, status: was }, becomes)).toEqual({
      answeredDifficulty: null,
      colours: [1, 4],
    });
  expect(learntOf(undefined, "published")).toEqual({ answeredDifficulty: null, colours: [] });
});
