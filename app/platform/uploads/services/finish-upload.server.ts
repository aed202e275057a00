import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ByteSource } from "../domain/byte-source.ts";
import { contentProblem } from "../domain/check-content.ts";
import { partCount, sizeOfPart } from "../domain/upload-plan.ts";
import { deleteUploads } from "../queries/sweeping.server.ts";
import {
  deleteUpload,
  markStored,
  type PartRow,
  partsOfUpload,
  type UploadRow,
  uploadOf,
} from "../queries/uploads.server.ts";
import { mendStored } from "./mend-pdf.server.ts";
import { requireSender } from "./owner-work.ts";

/** `id`: of what the file now belongs to, a material. */
export type FinishedUpload = { id: string; sha256: string };

function isComplete(upload: UploadRow, parts: readonly PartRow[]): boolean {
  return (
    parts.length === partCount(upload) && parts.every(({ part, size }) => size === sizeOfPart(upload, part))
  );
}

/** Removes what turned out to be no such file. */
async function refuse(deps: Deps, upload: UploadRow, refusal: AppError) {
  await deps.write(deleteUpload(deps.db, upload.num));
  await deps.fileParts.deleteAll([upload.key]);
  await deps.write(deleteUploads(deps.db, [upload.num], 0));
  return refusal;
}

async function claimedId(deps: Deps, { id, ownerKind }: UploadRow): Promise<string> {
  const [claimed] = await deps.read(deps.uploadOwners[ownerKind].claimed(deps, id));
  if (!claimed) throw new AppError("upload-not-found");
  return claimed.id;
}

/** Marks a verified file as stored and attaches it to its owner, in one batch. Throws material-not-found. */
export async function attachUpload(
  deps: Deps,
  viewer: Viewer,
  upload: UploadRow,
  sha256: string,
): Promise<FinishedUpload> {
  const {
    stored: [stored],
    claim: [claim],
  } = await deps.write({
    stored: markStored(deps.db, upload.num, { sha256, now: deps.now() }),
    claim: deps.uploadOwners[upload.ownerKind].claim(deps, viewer, upload),
  });
  if (claim) return { id: claim.id, sha256 };
  // A concurrent request attached it, or what it was to replace is gone.
  if (!stored) return { id: await claimedId(deps, upload), sha256 };
  throw await refuse(deps, upload, new AppError("material-not-found"));
}

/** Joins the parts and reads the whole once, as a stream: its checksum, and each part's. */
async function joinedDigest(deps: Deps, upload: UploadRow, parts: readonly PartRow[]): Promise<string> {
  const { key, multipart, partSize } = upload;
  if (multipart === null) throw new AppError("upload-not-found");
  await deps.fileParts.join({ key, multipart }, parts);
  const digests = await deps.fileParts.digest(key, partSize);
  const isSame =
    digests?.parts.length === parts.length &&
    parts.every(({ digest }, index) => digests.parts[index] === digest);
  if (!digests || !isSame) throw await refuse(deps, upload, new AppError("upload-damaged"));
  return digests.whole;
}

/**
 * Joins the parts into one file, verifies it and attaches it. `digests`: of all parts in order, by the sender.
 * Idempotent. Throws upload-incomplete, upload-damaged, the content's problem, material-not-found.
 */
export async function finishUpload(
  deps: Deps,
  viewer: Viewer,
  { id, digests }: { id: string; digests: readonly string[] },
): Promise<FinishedUpload> {
  const {
    upload: [upload],
    parts,
  } = await deps.read({
    upload: uploadOf(deps.db, viewer.id, id),
    parts: partsOfUpload(deps.db, viewer.id, id),
  });
  if (!upload || upload.state === "dropped") throw new AppError("upload-not-found");
  requireSender(deps, viewer, upload);
  if (upload.state === "stored") return { id: await claimedId(deps, upload), sha256: upload.sha256 ?? "" };
  if (!isComplete(upload, parts)) throw new AppError("upload-incomplete");
  if (parts.some(({ digest }, index) => digests[index] !== digest))
    throw await refuse(deps, upload, new AppError("upload-damaged"));
  const sha256 = await joinedDigest(deps, upload, parts);
  const source = storedSource(deps, upload.key, upload.size);
  const problem = await contentProblem(upload.name, source);
  if (problem) throw await refuse(deps, upload, new AppError(problem));
  return attachUpload(deps, viewer, upload, (await mendStored(deps, upload, source)) ?? sha256);
}

/** An object of the bucket, read in places. */
function storedSource({ fileParts }: Deps, key: string, size: number): ByteSource {
  async function read(start: number, length: number): Promise<Uint8Array> {
    const rest = Math.min(length, size - start);
    if (start < 0 || rest <= 0) return new Uint8Array(0);
    const body = await fileParts.open(key, { start, length: rest });
    const bytes = new Uint8Array(rest);
    let filled = 0;
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      bytes.set(chunk, filled);
      filled += chunk.length;
    }
    return bytes.subarray(0, filled);
  }
  return { size, read };
}
