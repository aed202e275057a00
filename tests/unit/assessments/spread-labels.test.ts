import fc from "fast-check";
import { expect, it } from "vitest";
import { spreadLabels } from "#app/features/assessments/domain/item-stats/spread-labels.ts";

it("leaves separate labels alone, and moves overlapping ones", () => {
  expect(spreadLabels([10, 60, 100], 14, 160)).toEqual([10, 60, 100]);
  expect(spreadLabels([50, 50, 52], 14, 160)).toEqual([50, 64, 78]);
  expect(spreadLabels([160, 158, 20], 14, 160)).toEqual([160, 146, 20]);
  expect(spreadLabels([], 14, 160)).toEqual([]);
});

it("returns all in order, apart and above the bottom, whatever their input positions", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 12, max: 172 }), { maxLength: 7 }), (wanted) => {
      const placed = spreadLabels(wanted, 14, 172);
      const sorted = placed.map((y, index) => ({ y, want: wanted[index] ?? 0 })).sort((a, b) => a.y - b.y);
      for (const [index, { y, want }] of sorted.entries()) {
        expect(y).toBeLessThanOrEqual(172);
        const next = sorted[index + 1];
        if (!next) continue;
        expect(next.y - y).toBeGreaterThanOrEqual(14);
        expect(next.want).toBeGreaterThanOrEqual(want);
      }
    }),
  );
});
