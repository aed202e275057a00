import type { Deps } from "../deps.ts";
import { inspectPicture, storePictures } from "./store-pictures.server.ts";

/** Bytes a picture of a question may have. */
const LARGEST_QUESTION_PICTURE = 2 * 1024 * 1024;

/** The path under which an editor's picture was stored, or what is wrong with it. */
export type StoredEditPicture = { path: string; problem: null } | { path: null; problem: string };

/**
 * Puts a picture that an editor sends into the store of the bank's pictures, under a path that its bytes name: sent twice it
 * is there once. It is judged by its bytes, never by its name.
 */
export async function storeEditPicture(
  deps: Deps,
  code: string,
  bytes: Uint8Array,
): Promise<StoredEditPicture> {
  if (bytes.length > LARGEST_QUESTION_PICTURE)
    return { path: null, problem: "A imagem pode ter até 2 MB. Escolha uma menor." };
  const picture = inspectPicture(bytes);
  if (!picture)
    return {
      path: null,
      problem: "Envie uma imagem em PNG, JPEG, WebP, GIF ou SVG, com até 10.000 pixels de lado.",
    };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  const name = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const extension = picture.type.replace("image/", "").replace("+xml", "").replace("jpeg", "jpg");
  const path = `edicao/${code}/${name}.${extension}`;
  await storePictures(deps, [{ path, bytes }]);
  return { path, problem: null };
}
