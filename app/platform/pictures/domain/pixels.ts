import { numberAt } from "#app/platform/text/number-at.ts";
import { type Corners, projection, type Size } from "./corners.ts";

/** RGBA bytes by rows, as a canvas has them. */
export type Pixels = Size & { data: Uint8ClampedArray };

/** Brightness of a pixel (ITU-R BT.601). */
function brightness(data: Uint8ClampedArray, at: number): number {
  return 0.299 * numberAt(data, at) + 0.587 * numberAt(data, at + 1) + 0.114 * numberAt(data, at + 2);
}

/** The page between the corners as a rectangle, in shades of grey: each pixel mixed from the four around its place. */
export function straightened(photo: Pixels, corners: Corners, { width, height }: Size): Pixels {
  const place = projection(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const { x, y } = place((column + 0.5) / width, (row + 0.5) / height);
      const left = Math.min(Math.max(Math.floor(x - 0.5), 0), photo.width - 1);
      const top = Math.min(Math.max(Math.floor(y - 0.5), 0), photo.height - 1);
      const right = Math.min(left + 1, photo.width - 1);
      const bottom = Math.min(top + 1, photo.height - 1);
      const across = Math.min(Math.max(x - 0.5 - left, 0), 1);
      const down = Math.min(Math.max(y - 0.5 - top, 0), 1);
      const shade = (atRow: number, atColumn: number) =>
        brightness(photo.data, (atRow * photo.width + atColumn) * 4);
      const above = shade(top, left) * (1 - across) + shade(top, right) * across;
      const below = shade(bottom, left) * (1 - across) + shade(bottom, right) * across;
      const at = (row * width + column) * 4;
      data.fill(above * (1 - down) + below * down, at, at + 3);
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Share of pixels at an edge that a photo of text in focus has at least. */
const EDGES = 0.002;
/** Difference of brightness, of 255, at the steepest edges of a photo in focus. */
const STEEPEST = 28;

/**
 * Whether letters have edges: the steepest differences between neighbours, so that shadow, large margins and pictures count little.
 * Letters out of focus end softly, over many pixels.
 */
export function isSharp({ width, height, data }: Pixels): boolean {
  const steps = new Uint32Array(256);
  for (let row = 0; row < height; row++)
    for (let column = 1; column < width; column++) {
      const at = (row * width + column) * 4;
      const step = Math.round(Math.abs(brightness(data, at) - brightness(data, at - 4)));
      steps[step] = numberAt(steps, step) + 1;
    }
  let edges = 0;
  for (let step = 255; step >= STEEPEST; step--) edges += numberAt(steps, step);
  return edges >= EDGES * width * height;
}
