import { describe, expect, it } from "vitest";
import { avatarBorderWidth } from "#app/features/accounts/domain/progress/avatar-border.ts";
import {
  bandOf,
  levelOf,
  levelProgress,
  levelThresholds,
} from "#app/features/accounts/domain/progress/level.ts";

/** The list of R-PROG-3, typed independently. */
const printed =
  "30, 60, 90, 120, 160, 200, 250, 300, 375, 450, 600, 750, 950, 1150, 1400, 1650, 1950, 2250, 2625, 3000, 3450, 3900, 4400, 4900, 5450, 6000, 6750, 7500, 8250, 9000, 9750, 10500, 11250, 12000, 12750, 13500, 14250, 15000, 16000, 17000, 18000, 19000, 20750, 22500, 24250, 26000, 28000, 30000, 32000"
    .split(", ")
    .map(Number);

/** Every threshold with the level that ends at it. */
const ends = printed.map((threshold, index) => ({ threshold, level: index + 1 }));

describe("the level of a number of points", () => {
  it("has the 49 thresholds of R-PROG-3, and then no bound", () => {
    expect(printed).toHaveLength(49);
    expect(levelThresholds).toEqual(printed);
  });

  it.each(ends)("is $level one point below $threshold, and the next one at it", ({ threshold, level }) => {
    expect(levelOf(threshold - 1)).toBe(level);
    expect(levelOf(threshold)).toBe(level + 1);
    expect(levelOf(threshold + 1)).toBe(level + 1);
  });

  it("starts at 1 without points and ends at 50, however many there are", () => {
    expect(levelOf(0)).toBe(1);
    expect(levelOf(32_000)).toBe(50);
    expect(levelOf(10_000_000)).toBe(50);
  });
});

describe("the progress inside a level", () => {
  it.each(ends)("of level $level ends at $threshold", ({ threshold, level }) => {
    const from = printed[level - 2] ?? 0;
    expect(levelProgress(from)).toEqual({ level, from, to: threshold, share: 0 });
    const last = levelProgress(threshold - 1);
    expect(last).toMatchObject({ level, from, to: threshold });
    expect(last.share).toBeCloseTo((threshold - 1 - from) / (threshold - from), 10);
    expect(last.share).toBeLessThan(1);
  });

  it("is half done in the middle of the first level", () => {
    expect(levelProgress(15)).toEqual({ level: 1, from: 0, to: 30, share: 0.5 });
  });

  it("is complete on the last level, which never ends", () => {
    expect(levelProgress(32_000)).toEqual({ level: 50, from: 32_000, to: null, share: 1 });
    expect(levelProgress(99_999)).toEqual({ level: 50, from: 32_000, to: null, share: 1 });
  });
});

describe("the band of a level", () => {
  it.each([
    [1, "light-blue"],
    [3, "light-blue"],
    [4, "green"],
    [9, "green"],
    [10, "bronze"],
    [19, "bronze"],
    [20, "silver"],
    [32, "silver"],
    [33, "gold"],
    [50, "gold"],
    [51, "brand-blue"],
    [500, "brand-blue"],
  ])("of level %i is %s", (level, name) => {
    expect(bandOf(level).name).toBe(name);
  });

  it("has a Portuguese name for the student", () => {
    const labels = [1, 4, 10, 20, 33, 51].map((level) => bandOf(level).label);
    expect(labels).toEqual(["azul-claro", "verde", "bronze", "prata", "ouro", "azul Farol"]);
  });
});

describe("the border of an avatar", () => {
  it.each([
    [0, 0],
    [25, 2],
    [50, 4],
    [74, 5.92],
    [75, 6],
    [76, 6],
    [200, 6],
  ])("of an avatar %i px wide is %d px: 8 %% of it, and never more than 6", (width, border) => {
    expect(avatarBorderWidth(width)).toBeCloseTo(border, 10);
  });
});
