import { imageSize } from "image-size";
import { storedPictures, storePictureRows } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

/** The path its questions name it by, and its bytes. */
export type PictureFile = { path: string; bytes: Uint8Array };

const TYPES: Readonly<Record<string, string>> = {
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
    const mime = TYPES[type ?? ""];
    if (!mime || !(width > 0 && height > 0) || width > LARGEST_SIDE || height > LARGEST_SIDE) return null;
    return { type: mime, width: Math.round(width), height: Math.round(height) };
  } catch {
    return null;
  }
}

/** Stores new pictures under the hash of their bytes, and their paths. */
export async function storePictures(
  deps: Deps,
  files: readonly PictureFile[],
): Promise<{ stored: number; refused: string[] }> {
  const refused: string[] = [];
  const paths = files.map((file) => file.path);
  const [known] = await deps.read(storedPictures(deps.db, paths));
  const keyByPath = new Map(known.map((picture) => [picture.path, picture.key]));
  const rows: Parameters<typeof storePictureRows>[1] = [];
  for (const { path, bytes } of files) {
    const picture = inspectPicture(bytes);
    if (!picture) {
      refused.push(path);
      continue;
    }
    const key = await contentKey(bytes, picture.type);
    if (keyByPath.get(path) === key) continue;
    await deps.files.put(`imagens/${key}`, bytes, picture.type);
    rows.push({ path, key, ...picture });
  }
  if (rows.length > 0) await deps.write(storePictureRows(deps.db, rows));
  return { stored: rows.length, refused };
}

async function contentKey(bytes: Uint8Array, type: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex}.${extensionOf(type)}`;
}

/** The file extension of a type of inspectPicture. */
export function extensionOf(type: string): string {
  return Object.entries(TYPES).find(([, mime]) => mime === type)?.[0] ?? "bin";
}
