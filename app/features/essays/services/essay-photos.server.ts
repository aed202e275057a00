import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { acceptPicture, LARGEST_PICTURE } from "#app/platform/pictures/domain/accept-picture.ts";
import { inspectPicture } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { fileHeaders } from "#app/platform/uploads/domain/file-headers.ts";
import { type ServedFile, serveFile } from "#app/platform/uploads/services/serve-file.server.ts";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import type { EssayState } from "../domain/essay.ts";
import { MOST_PHOTOS } from "../domain/essay-draft.ts";
import { deleteEssayPhoto, orderEssayPhotos } from "../queries/essay-writing.server.ts";
import { draftForPhoto, fileOfEssayPhoto } from "../queries/own-essays.server.ts";

const TYPE = "image/jpeg";

type Sent = { photoId: string; bytes: Uint8Array };

/** An essay as it is when a photograph comes; `stored`: the photograph is there. */
type Receiving = { id: string; state: EssayState; photos: number; stored: string | null };

/**
 * Stores one photograph of a draft, without location and camera data, once; `receiving` is queried again when it fails.
 * `photoId`: of the device. Throws what `receiving` throws, essay-handed-in, essay-photos-full, picture-not-accepted
 * and refusals of uploads.
 */
export async function storePhotoOnce(
  deps: Deps,
  viewer: Viewer,
  { photoId, bytes, ownerKind }: Sent & { ownerKind: "essay-photo" | "essay-sheet" },
  receiving: () => Promise<Receiving>,
): Promise<void> {
  if (bytes.length > LARGEST_PICTURE) throw new AppError("picture-too-large");
  if (!/^[\w-]{20,64}$/.test(photoId)) throw new AppError("invalid-body");
  const isStored = async () => {
    const essay = await receiving();
    if (essay.stored !== null) return { ...essay, isDone: true };
    if (essay.state !== "draft") throw new AppError("essay-handed-in");
    if (essay.photos >= MOST_PHOTOS) throw new AppError("essay-photos-full");
    return { ...essay, isDone: false };
  };
  const { id, isDone } = await isStored();
  if (isDone) return;
  const picture = acceptPicture(bytes, inspectPicture(bytes));
  if (picture?.type !== TYPE) throw new AppError("picture-not-accepted");
  const file = { ownerKind, owner: id, target: photoId, name: "folha.jpg" } as const;
  await storeAtOnce(deps, viewer, { ...file, bytes: picture.bytes }).catch(async (error: unknown) => {
    // The same photograph, sent twice at once.
    if (!(await isStored()).isDone) throw error;
  });
}

/** A photograph of one's own draft. Throws essay-not-found and as `storePhotoOnce`. */
export async function storeEssayPhoto(
  deps: Deps,
  viewer: Viewer,
  { id, photoId, bytes }: Sent & { id: string },
): Promise<void> {
  await storePhotoOnce(deps, viewer, { photoId, bytes, ownerKind: "essay-photo" }, async () => {
    const [draft] = await deps.read(draftForPhoto(deps.db, id, viewer.num, photoId));
    if (!draft) throw new AppError("essay-not-found");
    return { ...draft, id };
  });
}

/** Removes a photograph from a draft; idempotent. */
export async function removeEssayPhoto(
  deps: Deps,
  viewer: Viewer,
  id: string,
  photoId: string,
): Promise<void> {
  await deps.write(deleteEssayPhoto(deps.db, { id, userNum: viewer.num }, photoId));
}

/** Puts the photographs of a draft into an order. */
export async function arrangeEssayPhotos(
  deps: Deps,
  viewer: Viewer,
  id: string,
  ids: readonly string[],
): Promise<void> {
  await deps.write(orderEssayPhotos(deps.db, { id, userNum: viewer.num }, ids.slice(0, MOST_PHOTOS)));
}

type Asked = Parameters<typeof serveFile>[2];

/** A photograph, for its author and the essay's graders. Throws picture-not-found. */
export async function loadEssayPhoto(
  deps: Deps,
  viewer: Viewer,
  place: { id: string; photoId: string },
  asked: Asked,
): Promise<ServedFile> {
  const [file] = await deps.read(
    fileOfEssayPhoto(deps.db, { ...place, userNum: viewer.num, userId: viewer.id }),
  );
  if (file?.sha256 == null) throw new AppError("picture-not-found");
  const { key, size, name, sha256 } = file;
  const served = await serveFile(deps, { key, size, sha256 }, asked);
  if (!served) throw new AppError("picture-not-found");
  const headers = { ...fileHeaders(name, sha256, false), ...served.headers };
  return { ...served, headers: { ...headers, "Content-Type": TYPE, "Content-Disposition": "inline" } };
}
