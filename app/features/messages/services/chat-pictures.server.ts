import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptPicture, LARGEST_PICTURE } from "#app/platform/pictures/domain/accept-picture.ts";
import { inspectPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { fileHeaders } from "#app/platform/uploads/domain/file-headers.ts";
import { type ServedFile, serveFile } from "#app/platform/uploads/services/serve-file.server.ts";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import { fileOfChatPicture } from "../queries/chat/pictures.server.ts";

/** Names of the stored files, by type; read back when they are served. */
const names: ReadonlyMap<string, string> = new Map([
  ["image/png", "foto.png"],
  ["image/jpeg", "foto.jpg"],
  ["image/webp", "foto.webp"],
]);

/**
 * Stores a picture of a person's conversation without place and camera data. Returns its id. Throws callable-denied,
 * picture-too-large, picture-not-accepted, upload-no-space, auth/too-many-requests.
 */
export async function storeChatPicture(
  deps: Deps,
  viewer: Viewer,
  userId: string,
  bytes: Uint8Array,
): Promise<string> {
  if (bytes.length > LARGEST_PICTURE) throw new AppError("picture-too-large");
  const picture = acceptPicture(bytes, inspectPicture(bytes));
  const name = names.get(picture?.type ?? "");
  if (!picture || !name) throw new AppError("picture-not-accepted");
  return storeAtOnce(deps, viewer, {
    ownerKind: "chat-picture",
    owner: userId,
    target: null,
    name,
    bytes: picture.bytes,
  });
}

type Asked = Parameters<typeof serveFile>[2];

/** For the conversation's person and the team. Throws picture-not-found. */
export async function loadChatPicture(
  deps: Deps,
  viewer: Viewer,
  id: string,
  asked: Asked,
): Promise<ServedFile> {
  const [file] = await deps.read(fileOfChatPicture(deps.db, id));
  const isReader = file?.userNum === viewer.num || viewer.claims.includes("admin");
  if (file?.sha256 == null || !isReader) throw new AppError("picture-not-found");
  const { name, size, key, sha256 } = file;
  const served = await serveFile(deps, { key, size, sha256 }, asked);
  const type = [...names].find(([, each]) => each === name)?.[0];
  if (!served || !type) throw new AppError("picture-not-found");
  const headers = fileHeaders(name, sha256, false);
  return {
    ...served,
    headers: { ...headers, ...served.headers, "Content-Type": type, "Content-Disposition": "inline" },
  };
}
