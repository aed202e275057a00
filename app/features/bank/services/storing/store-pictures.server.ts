import type { Deps } from "#app/platform/context/deps.ts";
import { acceptedPicture, PICTURE_TYPES } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { storedPictures, storePictureRows } from "../../queries/storing.server.ts";

/** The path its questions name it by, and its bytes. */
export type PictureFile = { path: string; bytes: Uint8Array };

/** Stores new pictures under the hash of their bytes, and their paths. */
export async function storePictures(
  deps: Deps,
  files: readonly PictureFile[],
): Promise<{ stored: number; refused: string[] }> {
  const refused: string[] = [];
  const paths = files.map((file) => file.path);
  const known = await deps.read(storedPictures(deps.db, paths));
  const keyByPath = new Map(known.map((picture) => [picture.path, picture.key]));
  const rows: Parameters<typeof storePictureRows>[1] = [];
  for (const { path, bytes: given } of files) {
    const accepted = await acceptedPicture(given);
    if (!accepted) {
      refused.push(path);
      continue;
    }
    const { bytes, ...picture } = accepted;
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

/** The file extension of a type of acceptedPicture. */
export function extensionOf(type: string): string {
  return Object.entries(PICTURE_TYPES).find(([, mime]) => mime === type)?.[0] ?? "bin";
}
