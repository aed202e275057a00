import { readChanges } from "#app/domain/practice/saved-changes.ts";
import { AppError } from "#app/errors/app-error.ts";
import { savePractice as save } from "#app/services/practice/save-practice.server.ts";
import { callable } from "./callable.ts";

const SESSION_ID = /^[\w-]{8,64}$/;

/**
 * Keeps a session of practice as a device has it, and ends it where the device says so. A callable and no action, because the
 * shell sends what waits from whichever page is open when the network returns.
 */
export const savePractice = callable("signed-in", async ({ deps, viewer }, data) => {
  const { sessionId } = data;
  if (typeof sessionId !== "string" || !SESSION_ID.test(sessionId)) throw new AppError("practice-not-found");
  const changes = readChanges(data, deps.now());
  if (!changes) throw new AppError("invalid-body");
  return [true, await save(deps, viewer, { id: sessionId, changes })];
});
