import { imageSize } from "image-size";
import { type Bitmap, decodeBitmap } from "../domain/bitmap.ts";

export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
};
const LARGEST_SIDE = 10_000;

/** Type and size by content, not by name; null if it is no supported picture. */
export function inspectPicture(bytes: Uint8Array): { type: string; width: number; height: number } | null {
  try {
    const { width, height, type } = imageSize(bytes);
    const mime = PICTURE_TYPES[type ?? ""];
    if (!mime || !(width > 0 && height > 0) || width > LARGEST_SIDE || height > LARGEST_SIDE) return null;
    return { type: mime, width: Math.round(width), height: Math.round(height) };
  } catch {
    return null;
  }
}

/** Whether a picture can be stored, as it is or converted. */
export function isAccepted(bytes: Uint8Array): boolean {
  return inspectPicture(bytes) !== null || decodeBitmap(bytes) !== null;
}

/** A picture as it is stored: a bitmap becomes a PNG; null if it is neither. */
export async function acceptedPicture(bytes: Uint8Array) {
  const picture = inspectPicture(bytes);
  if (picture) return { bytes, ...picture };
  const bitmap = decodeBitmap(bytes);
  const converted = bitmap && (await pngOf(bitmap));
  const known = converted && inspectPicture(converted);
  return known ? { bytes: converted, ...known } : null;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits of red, green, blue and alpha. */
const RGBA = [8, 6, 0, 0, 0];

async function pngOf({ width, height, pixels }: Bitmap): Promise<Uint8Array> {
  const row = width * 4;
  const lines = new Uint8Array(height * (row + 1));
  for (let at = 0; at < height; at++)
    lines.set(pixels.subarray(at * row, (at + 1) * row), at * (row + 1) + 1);
  const deflated = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(deflated).arrayBuffer());
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set(RGBA, 8);
  const chunks = [chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  const parts = [Uint8Array.from(SIGNATURE), ...chunks];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(data.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(data.length + 8, checksum(whole.subarray(4, data.length + 8)));
  return whole;
}

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
