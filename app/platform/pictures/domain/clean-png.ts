import { joined, textAt, viewOf } from "./bytes.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** The chunks of a still picture: data and colours, without texts, Exif, times and animation. */
const KEPT: ReadonlySet<string> = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
]);

/** A PNG without metadata and trailing data; null where it is not a PNG, or broken. */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (textAt(bytes, 0, 8) !== SIGNATURE || textAt(bytes, 12, 4) !== "IHDR") return null;
  const parts = [bytes.subarray(0, 8)];
  const view = viewOf(bytes);
  let place = 8;
  let hasData = false;
  // Length, name, data, checksum.
  while (place + 12 <= bytes.length) {
    const end = place + 12 + view.getUint32(place);
    if (end > bytes.length) return null;
    const name = textAt(bytes, place + 4, 4);
    if (KEPT.has(name)) parts.push(bytes.subarray(place, end));
    hasData ||= name === "IDAT";
    if (name === "IEND") return hasData ? joined(parts) : null;
    place = end;
  }
  return null;
}
