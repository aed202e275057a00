import { readChanges } from "#app/features/practice/domain/saved-changes.ts";
import { savePractice as save } from "#app/features/practice/services/save-practice.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { callable } from "./callable.ts";

const SESSION_ID = /^[\w-]{8,64}$/;

/** Stores practice from a device. A callable, because the shell may send it from any open page. */
export const savePractice = callable("signed-in", async ({ deps, viewer }, data) => {
  const { sessionId } = data;
  if (typeof sessionId !== "string" || !SESSION_ID.test(sessionId)) throw new AppError("practice-not-found");
  const changes = readChanges(data, deps.now());
  if (!changes) throw new AppError("invalid-body");
  return [true, await save(deps, viewer, { id: sessionId, changes })];
});
