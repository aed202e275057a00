import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Corners,
  isPage,
  LONGEST_PAGE_SIDE,
  movedCorner,
  projection,
  straightSize,
  wholePhoto,
} from "#app/platform/pictures/domain/corners.ts";

const size = { width: 400, height: 300 };
const tilted: Corners = [
  { x: 40, y: 30 },
  { x: 360, y: 10 },
  { x: 390, y: 280 },
  { x: 20, y: 250 },
];

describe("the corners of a page in a photo", () => {
  test("the straight page's corners are those of the photo", () => {
    const place = projection(tilted);
    const places = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeCloseTo(tilted[index]?.x ?? 0, 6);
      expect(y).toBeCloseTo(tilted[index]?.y ?? 0, 6);
    }
  });

  test("a line of the page is a line of the photo", () => {
    const place = projection(tilted);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (u) => {
        const [one, two, three] = [place(u, 0), place(u, 0.5), place(u, 1)];
        const area = (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
        expect(Math.abs(area)).toBeLessThan(1e-6);
      }),
    );
  });

  test("a page is as large as its longer edges, and no larger than the reader needs", () => {
    expect(straightSize(wholePhoto(size))).toEqual(size);
    const huge = straightSize(wholePhoto({ width: 4000, height: 3000 }));
    expect(huge).toEqual({ width: LONGEST_PAGE_SIDE, height: (LONGEST_PAGE_SIDE * 3) / 4 });
    expect(straightSize(wholePhoto({ width: 0, height: 0 }))).toEqual({ width: 1, height: 1 });
  });

  test("corners always enclose a page within the photo, wherever they are moved", () => {
    const moves = fc.array(
      fc.record({
        index: fc.nat(3),
        to: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
      }),
    );
    fc.assert(
      fc.property(moves, (all) => {
        const corners = all.reduce(
          (now, { index, to }) => movedCorner(now, index, to, size),
          wholePhoto(size),
        );
        expect(isPage(corners)).toBe(true);
        for (const { x, y } of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });

  test("a corner across the page stays where it was", () => {
    const corners = wholePhoto(size);
    expect(movedCorner(corners, 0, { x: 390, y: 290 }, size)).toBe(corners);
    expect(movedCorner(corners, 0, { x: 50, y: 40 }, size)[0]).toEqual({ x: 50, y: 40 });
  });
});
