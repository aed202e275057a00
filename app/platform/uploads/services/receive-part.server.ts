import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isDigest, sizeOfPart } from "../domain/upload-plan.ts";
import { storePart, touchUpload, uploadOf } from "../queries/uploads.server.ts";
import { requireSender } from "./owner-work.ts";

/** `digest`: SHA-256 that the sender computed; `body` is opened only when the rest is right. */
type SentPart = { id: string; part: number; digest: string | null; body: () => ReadableStream | null };

/**
 * Streams a part to R2 and records it if its bytes are the sender's. A repeat replaces it. Throws the content's
 * problem.
 */
export async function receivePart(
  deps: Deps,
  viewer: Viewer,
  { id, part, digest, body }: SentPart,
): Promise<{ received: number }> {
  const [upload] = await deps.read(uploadOf(deps.db, viewer.id, id));
  if (upload?.state !== "open" || upload.multipart === null) throw new AppError("upload-not-found");
  requireSender(deps, viewer, upload);
  const size = sizeOfPart(upload, part);
  const bytes = size > 0 && isDigest(digest) ? body() : null;
  if (!bytes || !isDigest(digest)) throw new AppError("invalid-body");
  const { num, key, multipart } = upload;
  const arrived = await deps.fileParts.put({ key, multipart, part, size }, bytes).catch(() => null);
  if (arrived?.digest !== digest) throw new AppError("upload-part-damaged");
  const {
    touched: [touched],
  } = await deps.write({
    part: storePart(deps.db, num, { part, size, digest, etag: arrived.etag }),
    touched: touchUpload(deps.db, num, deps.now()),
  });
  if (!touched) throw new AppError("upload-not-found");
  return { received: touched.received };
}
