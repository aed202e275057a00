import { joined, textAt, viewOf } from "./bytes.ts";

/** Chunks of a still picture. An animation's frames are none: a picture of a person does not move. */
const DATA: ReadonlySet<string> = new Set(["VP8 ", "VP8L"]);
const KEPT: ReadonlySet<string> = new Set([...DATA, "VP8X", "ALPH", "ICCP"]);
/** In the extended head: the bits that announce Exif, XMP and animation. */
const ANNOUNCED = 0x08 | 0x04 | 0x02;

/** The extended head, announcing no more than is left. */
function modestHead(chunk: Uint8Array): Uint8Array {
  const head = chunk.slice();
  head[8] = (head[8] ?? 0) & ~ANNOUNCED;
  return head;
}

/** A WebP without Exif, XMP and whatever else is no part of the picture. Null where it is none, broken, or moves. */
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
    // A chunk of odd length is followed by one byte that means nothing.
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
