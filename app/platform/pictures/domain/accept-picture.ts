import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import { type PictureType, pictureTypes } from "./picture-types.ts";

/** Largest picture in bytes and longest side in pixels; the browser shrinks larger ones. */
export const LARGEST_PICTURE = 2 * 1024 * 1024;
export const LONGEST_SIDE = 4096;

/** The accepted types and how the metadata of each is removed. SVG can contain scripts and is refused. */
const cleaners: Readonly<Record<PictureType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null>> = {
  "image/png": cleanPng,
  "image/jpeg": cleanJpeg,
  "image/webp": cleanWebp,
};

export type InspectedPicture = { type: string; width: number; height: number };

/** A picture safe to store, without Exif, location and texts; null for anything else. Ignores name and declared type. */
export function acceptPicture(
  bytes: Uint8Array,
  inspected: InspectedPicture | null,
): { bytes: Uint8Array<ArrayBuffer>; type: string } | null {
  if (!inspected || Math.max(inspected.width, inspected.height) > LONGEST_SIDE) return null;
  const type = pictureTypes.find((each) => each === inspected.type);
  const clean = type && cleaners[type](bytes);
  return clean ? { bytes: clean, type } : null;
}
