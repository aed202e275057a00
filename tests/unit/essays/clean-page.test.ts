import { expect, test } from "vitest";
import { cleanedPage } from "#app/features/essays/domain/tasks/clean-page.ts";

const WIDTH = 200;
const HEIGHT = 120;

/** Ink is every 20th column, 60 % darker than the paper under a shade that grows from left to right. */
function shadowed(light: (column: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const shade = light(column) * (column % 20 === 10 ? 0.3 : 1);
      data.fill(shade, (row * WIDTH + column) * 4, (row * WIDTH + column) * 4 + 4);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const at = (page: { data: Uint8ClampedArray }, column: number) => page.data[(60 * WIDTH + column) * 4];

test("paper becomes white and ink black, in the light and in the shadow of a hand", () => {
  const clean = cleanedPage(shadowed((column) => 220 - column * 0.6));
  for (const column of [15, 95, 185]) expect([column, at(clean, column)]).toEqual([column, 255]);
  for (const column of [10, 90, 190])
    expect([column, (at(clean, column) ?? 255) < 30]).toEqual([column, true]);
  expect(clean.data[3]).toBe(255);
});

test("a photograph in the dark does not become a white page", () => {
  const clean = cleanedPage(shadowed(() => 8));
  expect(at(clean, 15)).toBe(0);
});
