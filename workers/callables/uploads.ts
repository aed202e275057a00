import { AppError } from "#app/platform/errors/app-error.ts";
import { isDigest } from "#app/platform/uploads/domain/upload-plan.ts";
import { discardUpload as discard } from "#app/platform/uploads/services/discard-upload.server.ts";
import { finishUpload as finish } from "#app/platform/uploads/services/finish-upload.server.ts";
import { readAskedUpload, startUpload as start } from "#app/platform/uploads/services/start-upload.server.ts";
import { callable, type SentFields } from "./callable.ts";

const MOST_PARTS = 400;

function idOf({ id }: SentFields): string {
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) throw new AppError("invalid-body");
  return id;
}

/** Callables, because every page that sends files makes them. */
export const startUpload = callable("signed-in", async ({ deps, viewer }, data) => [
  true,
  await start(deps, viewer, readAskedUpload(data)),
]);

export const finishUpload = callable("signed-in", async ({ deps, viewer }, data) => {
  const { digests } = data;
  if (!Array.isArray(digests) || digests.length > MOST_PARTS || !digests.every(isDigest))
    throw new AppError("invalid-body");
  return [true, await finish(deps, viewer, { id: idOf(data), digests })];
});

export const discardUpload = callable("signed-in", async ({ deps, viewer }, data) => {
  await discard(deps, viewer, idOf(data));
  return [true, ""];
});
