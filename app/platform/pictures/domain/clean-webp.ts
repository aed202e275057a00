import { joined, textAt, viewOf } from "./bytes.ts";

/** Chunks of a still picture; animation frames are refused. */
const DATA: ReadonlySet<string> = new Set(["VP8 ", "VP8L"]);
const KEPT: ReadonlySet<string> = new Set([...DATA, "VP8X", "ALPH", "ICCP"]);
/** In the extended header: the bits that declare Exif, XMP and animation. */
const ANNOUNCED = 0x08 | 0x04 | 0x02;

function modestHead(chunk: Uint8Array): Uint8Array {
  const head = chunk.slice();
  head[8] = (head[8] ?? 0) & ~ANNOUNCED;
  return head;
}

/** A WebP without Exif and XMP; null where it is not a WebP, broken or animated. */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const view = viewOf(bytes);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  let place = 12;
  let hasData = false;
  while (place + 8 <= whole) {
    const name = textAt(bytes, place, 4);
    const length = view.getUint32(place + 4, true);
    // A chunk of odd length is followed by one padding byte.
    const end = place + 8 + length + (length % 2);
    if (place + 8 + length > whole) return null;
    const chunk = bytes.subarray(place, Math.min(end, whole));
    if (KEPT.has(name)) parts.push(name === "VP8X" ? modestHead(chunk) : chunk);
    hasData ||= DATA.has(name);
    place = end;
  }
  if (!hasData) return null;
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + parts.reduce((sum, part) => sum + part.length, 0), true);
  return joined([head, ...parts]);
}
