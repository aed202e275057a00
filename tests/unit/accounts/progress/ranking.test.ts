import { describe, expect, it } from "vitest";
import { rankingPosition, topSubjects } from "#app/features/accounts/domain/progress/ranking.ts";

describe("the place in the ranking", () => {
  it("is 1 plus how many have more points", () => {
    expect(rankingPosition(50, [10, 60, 50, 70])).toBe(3);
    expect(rankingPosition(100, [10, 60])).toBe(1);
    expect(rankingPosition(0, [])).toBe(1);
  });

  it("is shared by equal points", () => {
    expect(rankingPosition(50, [50, 50, 50])).toBe(1);
    expect(rankingPosition(40, [50, 50, 40])).toBe(3);
  });
});

describe("the top subjects", () => {
  it("are the three answered most, most first", () => {
    expect(topSubjects({ 5: 4, 9: 12, 11: 7, 2: 1 })).toEqual([9, 11, 5]);
  });

  it("are the lower ids first among equals, as numbers", () => {
    expect(topSubjects({ 11: 5, 2: 5, 9: 5, 13: 5 })).toEqual([2, 9, 11]);
  });

  it("leave out subjects without answers", () => {
    expect(topSubjects({ 5: 0, 9: 1 })).toEqual([9]);
    expect(topSubjects({})).toEqual([]);
  });

  it("are as many as requested", () => {
    expect(topSubjects({ 1: 1, 2: 2, 3: 3, 4: 4 }, 1)).toEqual([4]);
  });
});
