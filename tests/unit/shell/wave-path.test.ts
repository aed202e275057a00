import { describe, expect, it } from "vitest";
import {
  nextTime,
  TIME_RESET,
  TIME_STEP,
  WAVE_POINTS,
  waveHeights,
  wavePath,
} from "#app/shell/components/extras/wave-path.ts";

describe("the wave of the loading overlay (R-SHELL-14)", () => {
  it("has 126 points, goes on by 0.6 and begins again at 20π", () => {
    expect([WAVE_POINTS, TIME_STEP]).toEqual([126, 0.6]);
    expect(TIME_RESET).toBeCloseTo(62.83185, 4);
    expect(waveHeights(0)).toHaveLength(126);
  });

  it("repeats after 105 steps", () => {
    let time = 0;
    let steps = 0;
    do {
      const next = nextTime(time);
      if (next !== 0) expect(next - time).toBeCloseTo(0.6, 9);
      time = next;
      steps += 1;
    } while (time !== 0);
    expect(steps).toBe(105);
  });

  it("stays within its box and is level at both ends", () => {
    for (let time = 0; time < TIME_RESET; time += TIME_STEP) {
      const heights = waveHeights(time);
      expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(1);
      expect(heights[0]).toBeCloseTo(0, 9);
      expect(heights.at(-1)).toBeCloseTo(0, 9);
    }
  });

  it("is at the reset where it began, so that nobody sees it begin again", () => {
    const [start, end] = [waveHeights(0), waveHeights(TIME_RESET)];
    for (const [index, height] of start.entries()) expect(end[index]).toBeCloseTo(height, 9);
    expect(waveHeights(TIME_RESET / 4)).not.toEqual(start);
  });

  it("is drawn as one line through its box from the left to the right", () => {
    const path = wavePath(3, { width: 240, height: 48 });
    const points = path
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number));
    expect(path.startsWith("M0.0 24.0")).toBe(true);
    expect(points).toHaveLength(126);
    expect(points.at(-1)?.[0]).toBe(240);
    expect(points.every(([, y = Number.NaN]) => y >= 0 && y <= 48)).toBe(true);
  });
});
