import { expect, it } from "vitest";
import { RANK_ORD_SPAN, rankRange, ranksOf } from "#app/features/bank/domain/question-rank.ts";

const ord = 20250000123;

it("is by answers from the first on, and by difficulty from the fifth on", () => {
  expect(ranksOf(ord, { total: 0, right: 0 })).toBeNull();
  expect(ranksOf(ord, { total: 4, right: 1 })?.hardest).toBeNull();
  expect(ranksOf(ord, { total: 5, right: 1 })?.hardest).not.toBeNull();
});

it.each([
  [{ total: 7, right: 0 }, { total: 6, right: 0 }, "answered"],
  [{ total: 70_000, right: 0 }, { total: 60_000, right: 0 }, "answered"],
  [{ total: 10, right: 1 }, { total: 900, right: 200 }, "hardest"],
] as const)("ranks %j above %j among the %s", (higher, lower, order) => {
  expect(ranksOf(ord, higher)?.[order] ?? 0).toBeGreaterThan(ranksOf(ord + 1, lower)?.[order] ?? 0);
});

it("preserves its ord, is safe as a number, and belongs to its own order", () => {
  const ranks = ranksOf(ord, { total: 10 ** 9, right: 0 });
  for (const [order, other] of [
    ["answered", "hardest"],
    ["hardest", "answered"],
  ] as const) {
    const rank = ranks?.[order] ?? 0;
    const isWithin = ({ from, before }: { from: number; before: number }) => rank > from && rank < before;
    expect([rank % RANK_ORD_SPAN, isWithin(rankRange(order)), isWithin(rankRange(other))]).toEqual([
      ord,
      true,
      false,
    ]);
    expect(Number.isSafeInteger(rank)).toBe(true);
  }
});
