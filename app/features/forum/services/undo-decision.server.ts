import type { Viewer } from "#app/platform/access/viewer.ts";
import { type AuditEntry, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { UNDO_SECONDS } from "../domain/case.ts";
import { undoableCase, undoDecisionOf } from "../queries/moderation/undoing.server.ts";
import { requireModerator } from "./decide-case.server.ts";
import { postPlace } from "./post-address.ts";

/** Undoes one's own decision before its notifications. Two round trips. Throws no-permission, undo-late. */
export async function undoDecision(
  deps: Deps,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  num: number,
): Promise<void> {
  requireModerator(viewer);
  const { db } = deps;
  const at = deps.now();
  const [decided] = await deps.read(undoableCase(db, { num, decider: viewer.id, since: at - UNDO_SECONDS }));
  if (!decided) throw new AppError("undo-late");
  const entry: AuditEntry = {
    scope: PLATFORM,
    at,
    actorId: viewer.id,
    action: "moderation.undo",
    reason: null,
    requestId,
  };
  const { reopened } = await deps.write(undoDecisionOf(db, decided, entry));
  if (reopened.length === 0) throw new AppError("undo-late");
  const { path } = postPlace(decided.ord, decided.target);
  deps.later(({ publicCache }) => publicCache.purge([path.replace(/#.*$/, "")]));
}
