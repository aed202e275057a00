import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sourceOfBytes } from "../domain/byte-source.ts";
import { contentProblem } from "../domain/check-content.ts";
import { fileKindOf } from "../domain/file-kind.ts";
import { LARGEST_AT_ONCE, type UploadOwnerKind } from "../domain/upload-owners.ts";
import { PART_SIZE, readFileName, storageKey } from "../domain/upload-plan.ts";
import { uploadOf } from "../queries/uploads.server.ts";
import { attachUpload } from "./finish-upload.server.ts";
import { mendedBytes } from "./mend-pdf.server.ts";
import { requireSender } from "./owner-work.ts";
import { reserveUpload } from "./start-upload.server.ts";

type SentFile = {
  ownerKind: UploadOwnerKind;
  owner: string;
  target: string | null;
  name: string;
  bytes: Uint8Array;
};

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A small file in one request, as a form sends it without scripts. Returns the id of what has it. Throws as an upload in parts does. */
export async function storeAtOnce(deps: Deps, viewer: Viewer, file: SentFile): Promise<string> {
  requireSender(deps, viewer, file);
  const name = readFileName(file.name);
  if (name === null) throw new AppError("upload-no-name");
  if (file.bytes.length > LARGEST_AT_ONCE) throw new AppError("upload-at-once-too-large");
  const problem = await contentProblem(name, sourceOfBytes(file.bytes));
  if (problem) throw new AppError(problem);
  const bytes = await mendedBytes(name, file.bytes);
  const { exists, missing } = deps.uploadOwners[file.ownerKind];
  if (exists) {
    const [owner] = await deps.read(exists(deps, file));
    if (!owner) throw new AppError(missing);
  }
  const now = deps.now();
  const id = deps.newId();
  const key = storageKey({ ...file, name, now, random: deps.newId() });
  const sha256 = await sha256Of(bytes);
  const added = {
    ...file,
    id,
    userId: viewer.id,
    name,
    kind: fileKindOf(name),
    size: bytes.length,
    partSize: PART_SIZE,
    fingerprint: sha256,
    key,
    multipart: null,
    now,
  };
  await reserveUpload(deps, viewer, added);
  await deps.files.put(key, bytes, "application/octet-stream");
  const [upload] = await deps.read(uploadOf(deps.db, viewer.id, id));
  if (!upload) throw new AppError("upload-not-found");
  return (await attachUpload(deps, viewer, upload, sha256)).id;
}
