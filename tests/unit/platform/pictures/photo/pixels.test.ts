import { describe, expect, test } from "vitest";
import { type Corners, wholePhoto } from "#app/platform/pictures/domain/corners.ts";
import { isSharp, type Pixels, straightened } from "#app/platform/pictures/domain/pixels.ts";

/** Pixels of one shade each. */
function drawn(width: number, height: number, shade: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data.fill(shade(x, y), at, at + 3);
      data[at + 3] = 255;
    }
  return { width, height, data };
}

const shadeAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4];
/** Upright strokes, four pixels apart. */
const strokes = drawn(120, 80, (x) => (x % 8 < 4 ? 20 : 235));

describe("the page of a photo", () => {
  test("with its corners at the photo's is the photo in grey", () => {
    const photo = drawn(40, 30, (x, y) => x * 5 + y);
    expect(straightened(photo, wholePhoto(photo), photo)).toEqual(photo);
    const red: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray([255, 0, 0, 255]) };
    expect(shadeAt(straightened(red, wholePhoto(red), red), 0, 0)).toBe(76);
  });

  test("tilted in the photo is upright", () => {
    // White page, leaning by 20 pixels, its right half black.
    const lean = (y: number) => Math.round(((80 - y) / 80) * 20);
    const photo = drawn(160, 80, (x, y) =>
      x < lean(y) || x >= lean(y) + 120 ? 128 : x < lean(y) + 60 ? 255 : 0,
    );
    const corners: Corners = [
      { x: 20, y: 0 },
      { x: 140, y: 0 },
      { x: 120, y: 80 },
      { x: 0, y: 80 },
    ];
    const page = straightened(photo, corners, { width: 120, height: 80 });
    for (const y of [5, 40, 75]) {
      expect(shadeAt(page, 20, y)).toBe(255);
      expect(shadeAt(page, 100, y)).toBe(0);
    }
  });
});

describe("a photo's sharpness", () => {
  test("letters in focus are sharp, in shadow too", () => {
    expect(isSharp(strokes)).toBe(true);
    expect(isSharp(drawn(120, 80, (x, y) => (shadeAt(strokes, x, y) ?? 0) * 0.4))).toBe(true);
  });

  test("edges are counted in each row from its first pixel on", () => {
    expect(isSharp(drawn(120, 1, (x) => (x % 8 < 4 ? 20 : 235)))).toBe(true);
  });

  test("edges count from a difference of 28", () => {
    const strokesOf = (difference: number) => drawn(120, 80, (x) => (x % 8 < 4 ? 100 : 100 + difference));
    expect([27, 28].map((difference) => isSharp(strokesOf(difference)))).toEqual([false, true]);
  });

  test("letters out of focus, and a blank page, are not", () => {
    const mean = (x: number, y: number) => {
      const reach = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
      const around = reach.map((step) => shadeAt(strokes, Math.min(Math.max(x + step, 0), 119), y) ?? 0);
      return around.reduce((sum, each) => sum + each, 0) / around.length;
    };
    expect(isSharp(drawn(120, 80, mean))).toBe(false);
    expect(isSharp(drawn(120, 80, () => 240))).toBe(false);
  });
});
