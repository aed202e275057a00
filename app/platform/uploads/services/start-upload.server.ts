import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { fileKindOf } from "../domain/file-kind.ts";
import { uploadOwners } from "../domain/upload-owners.ts";
import { PART_SIZE, sizeProblem, storageKey } from "../domain/upload-plan.ts";
import {
  insertUpload,
  type NewUpload,
  openUploadsOf,
  partsOfSame,
  type SameFile,
  sameOpenUpload,
  spaceOf,
} from "../queries/uploads.server.ts";
import { requireSender } from "./owner-work.ts";

/** `done`: numbers of the parts that arrived. */
export type StartedUpload = { id: string; partSize: number; done: number[] };

type Asked = SameFile & { name: string };

/** Why nothing was inserted. */
async function refusedStart(deps: Deps, viewer: Viewer, asked: SameFile): Promise<AppError> {
  const { space, openAtOnce } = uploadOwners[asked.ownerKind];
  const {
    used: [used],
    open,
  } = await deps.read({
    used: spaceOf(deps.db, asked),
    open: openUploadsOf(deps.db, viewer.id, asked, openAtOnce),
  });
  const isFull = (used?.bytes ?? 0) + asked.size > space;
  return new AppError(isFull || open.length < openAtOnce ? "upload-no-space" : "upload-too-many-open");
}

/** Records an upload that begins. Throws auth/too-many-requests, upload-no-space, upload-too-many-open. */
export async function reserveUpload(deps: Deps, viewer: Viewer, added: NewUpload): Promise<void> {
  const { ownerKind, now } = added;
  const { startsPerHour } = uploadOwners[ownerKind];
  const limit = { key: `upload:${ownerKind}:${viewer.num}`, limit: startsPerHour, seconds: HOUR };
  const [attempt] = await deps.write(countAttempt(deps.db, limit, now));
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  const [inserted] = await deps.write(insertUpload(deps.db, added, uploadOwners[ownerKind]));
  if (!inserted) throw await refusedStart(deps, viewer, added);
}

/** Starts an upload in parts, or goes on with one of the same file. Throws refusals of size, space, number and right. */
export async function startUpload(deps: Deps, viewer: Viewer, asked: Asked): Promise<StartedUpload> {
  const problem = sizeProblem(asked.ownerKind, asked.name, asked.size);
  if (problem) throw new AppError(problem);
  requireSender(deps, viewer, asked);
  const { exists, missing } = deps.uploadOwners[asked.ownerKind];
  if (!exists) throw new AppError("callable-denied");
  const {
    same: [same],
    parts,
    owner: [owner],
  } = await deps.read({
    same: sameOpenUpload(deps.db, viewer.id, asked),
    parts: partsOfSame(deps.db, viewer.id, asked),
    owner: exists(deps, asked),
  });
  if (!owner) throw new AppError(missing);
  if (same) return { id: same.id, partSize: same.partSize, done: parts.map(({ part }) => part) };
  const id = deps.newId();
  const now = deps.now();
  const key = storageKey({ ...asked, now, random: deps.newId() });
  const multipart = await deps.fileParts.start(key);
  const added = {
    ...asked,
    id,
    userId: viewer.id,
    kind: fileKindOf(asked.name),
    partSize: PART_SIZE,
    key,
    multipart,
    now,
  };
  try {
    await reserveUpload(deps, viewer, added);
  } catch (error) {
    deps.later(({ fileParts }) => fileParts.abandon({ key, multipart }));
    throw error;
  }
  return { id, partSize: PART_SIZE, done: [] };
}
