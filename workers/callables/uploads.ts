import * as v from "valibot";
import { listOf, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { askedUpload, digest } from "#app/platform/uploads/domain/asked-upload.server.ts";
import { discardUpload as discard } from "#app/platform/uploads/services/discard-upload.server.ts";
import { finishUpload as finish } from "#app/platform/uploads/services/finish-upload.server.ts";
import { startUpload as start } from "#app/platform/uploads/services/start-upload.server.ts";
import { callable } from "./callable.ts";

const MOST_PARTS = 400;

const id = textLike(/^[\w-]{1,64}$/);

/** Callables, because every page that sends files makes them. */
export const startUpload = callable("signed-in", askedUpload, async ({ deps, viewer }, asked) => [
  true,
  await start(deps, viewer, asked),
]);

export const finishUpload = callable(
  "signed-in",
  v.object({ id, digests: listOf(digest, MOST_PARTS) }),
  async ({ deps, viewer }, sent) => [true, await finish(deps, viewer, sent)],
);

export const discardUpload = callable("signed-in", v.object({ id }), async ({ deps, viewer }, sent) => {
  await discard(deps, viewer, sent.id);
  return [true, ""];
});
