import { joined, textAt, viewOf } from "./bytes.ts";

const START_OF_IMAGE = 0xffd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Retains tables, frame, scan, and the application segments that set colours. */
function isRetained(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  // JFIF header, Adobe colour transform and ICC profile: APP2 also carries whole pictures (MPF) with their own metadata.
  if (marker === APP0) return textAt(segment, 4, 5) === "JFIF\0";
  if (marker === APP14) return textAt(segment, 4, 5) === "Adobe";
  return marker === APP2 && textAt(segment, 4, 11) === "ICC_PROFILE";
}

/** End of the compressed data from `start`: the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  const view = viewOf(bytes);
  let place = start;
  while (place < bytes.length - 1) {
    const next = view.getUint8(place + 1);
    const inData = bytes[place] !== 0xff || next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!inData && next !== 0xff) return place;
    place += 1;
  }
  return -1;
}

/** A JPEG without Exif, XMP, IPTC, comments and trailing data; null where it is not a JPEG, or broken. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  const parts = [bytes.subarray(0, 2)];
  let place = 2;
  let scans = 0;
  while (place + 1 < bytes.length && bytes[place] === 0xff) {
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === END_OF_IMAGE)
      return scans > 0 ? joined([...parts, bytes.subarray(place, place + 2)]) : null;
    if (place + 4 > bytes.length) return null;
    const length = view.getUint16(place + 2);
    let end = place + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (marker === START_OF_SCAN) {
      scans += 1;
      end = endOfScan(bytes, end);
      if (end === -1) return null;
    }
    const segment = bytes.subarray(place, end);
    if (isRetained(marker, segment)) parts.push(segment);
    place = end;
  }
  return null;
}
