import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import { type PictureType, pictureTypes } from "./picture-types.ts";

/** Largest picture taken, in bytes, and longest side in pixels: what is larger is made smaller in the browser. */
export const LARGEST_PICTURE = 2 * 1024 * 1024;
export const LONGEST_SIDE = 4096;

/** The kinds taken, and how each is freed of what was written into it. SVG is a program, and not among them. */
const cleaners: Readonly<Record<PictureType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null>> = {
  "image/png": cleanPng,
  "image/jpeg": cleanJpeg,
  "image/webp": cleanWebp,
};

/** What a picture's own bytes say of it. */
export type InspectedPicture = { type: string; width: number; height: number };

/**
 * A picture as it may be stored and shown: of a kind we take, small enough to be drawn, without Exif, place and texts. Null
 * for everything else. Name and announced type do not count.
 */
export function acceptPicture(
  bytes: Uint8Array,
  inspected: InspectedPicture | null,
): { bytes: Uint8Array<ArrayBuffer>; type: string } | null {
  if (!inspected || Math.max(inspected.width, inspected.height) > LONGEST_SIDE) return null;
  const type = pictureTypes.find((each) => each === inspected.type);
  const clean = type && cleaners[type](bytes);
  return clean ? { bytes: clean, type } : null;
}
