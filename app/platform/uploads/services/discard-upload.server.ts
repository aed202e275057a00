import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deleteUploads } from "../queries/sweeping.server.ts";
import { deleteUpload, uploadOf } from "../queries/uploads.server.ts";

/** Cancels an unfinished upload and deletes its parts. Idempotent. Throws upload-not-found for a finished one. */
export async function discardUpload(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const [upload] = await deps.read(uploadOf(deps.db, viewer.id, id));
  if (!upload) return;
  if (upload.state === "stored") throw new AppError("upload-not-found");
  await deps.write(deleteUpload(deps.db, upload.num));
  const { key, multipart, num } = upload;
  if (multipart !== null) await deps.fileParts.abandon({ key, multipart });
  await deps.write(deleteUploads(deps.db, [num], 0));
}
