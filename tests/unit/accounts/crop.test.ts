import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  focalPointOf,
  insidePicture,
  MOST_ZOOM,
  movedCrop,
  placedCrop,
  squareOf,
  wholeCrop,
  zoomedCrop,
} from "#app/features/accounts/domain/crop.ts";

const wide = { width: 1000, height: 500 };
const square = { width: 600, height: 600 };

describe("the square cut out of a picture", () => {
  it("is at first the largest one, in the middle", () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 250, top: 0, side: 500 });
    expect(squareOf({ width: 500, height: 1000 }, wholeCrop)).toEqual({ left: 0, top: 250, side: 500 });
  });

  it("moves by shares of its own side and stops at the edge", () => {
    expect(squareOf(wide, movedCrop(wide, wholeCrop, 0.1, 0.5))).toEqual({ left: 300, top: 0, side: 500 });
    expect(squareOf(wide, movedCrop(wide, wholeCrop, 9, 0)).left).toBe(500);
    expect(squareOf(wide, movedCrop(wide, wholeCrop, -9, 0)).left).toBe(0);
  });

  it("grows smaller with the zoom, up to the most", () => {
    expect(squareOf(square, zoomedCrop(square, wholeCrop, 2))).toEqual({ left: 150, top: 150, side: 300 });
    expect(zoomedCrop(square, wholeCrop, 99).zoom).toBe(MOST_ZOOM);
    expect(zoomedCrop(square, wholeCrop, 0).zoom).toBe(1);
  });

  it("stays inside the picture after any move", () => {
    const length = fc.integer({ min: 1, max: 9000 });
    const number = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(length, length, number, number, number, (width, height, x, y, zoom) => {
        const { left, top, side } = squareOf(
          { width, height },
          insidePicture({ width, height }, { x, y, zoom }),
        );
        const slack = 1e-6 * Math.max(width, height);
        return (
          left >= -slack && top >= -slack && left + side <= width + slack && top + side <= height + slack
        );
      }),
    );
  });
});

describe("the sliders", () => {
  it("report how far the square has moved, and nothing where it cannot move", () => {
    expect(focalPointOf(wide, wholeCrop)).toEqual({ across: 0.5, down: null });
    expect(focalPointOf(square, wholeCrop)).toEqual({ across: null, down: null });
    expect(focalPointOf(wide, movedCrop(wide, wholeCrop, 9, 0)).across).toBeCloseTo(1);
  });

  it("return it to their position", () => {
    const crop = placedCrop(wide, zoomedCrop(wide, wholeCrop, 2), { across: 0, down: 1 });
    expect(squareOf(wide, crop)).toEqual({ left: 0, top: 250, side: 250 });
    expect(focalPointOf(wide, crop)).toEqual({ across: 0, down: 1 });
    expect(placedCrop(square, wholeCrop, { across: null, down: null })).toEqual(wholeCrop);
  });
});
