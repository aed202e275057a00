import decodeQR from "qr/decode.js";
import type { Pixels } from "#app/platform/pictures/domain/pixels.ts";

/** Upper bound in milliseconds for the search in one picture. */
const LONGEST_SEARCH = 1500;

/** `quarters`: of a turn clockwise that put the code upright. */
type ReadCode = { text: string; quarters: number };

/** Of a code whose upper edge points to (x, y). */
function quartersOf(x: number, y: number): number {
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 0 : 2;
  return y > 0 ? 3 : 1;
}

/** The QR code in a picture, at any rotation; null: none is legible. */
export function readQr(pixels: Pixels): ReadCode | null {
  let quarters = 0;
  try {
    const text = decodeQR(pixels, {
      timeLimit: LONGEST_SEARCH,
      pointsOnDetect: ({ tl, tr }) => {
        quarters = quartersOf(tr.x - tl.x, tr.y - tl.y);
      },
    });
    return { text, quarters };
  } catch {
    // The decoder throws where there is no code.
    return null;
  }
}
