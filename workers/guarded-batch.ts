import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Connection, Statement } from "#app/queries/database.server.ts";
import { retryBatch } from "#app/queries/retry-batch.server.ts";
import { GUARD_FAILURE, sessionGuard } from "#app/queries/sessions.server.ts";

/** Longest wait for the database in milliseconds: a stall must not keep a person waiting (security.md REL-03). */
const DEADLINE_MS = 7000;

/** Whether the cause of a failed batch is the session's guard, at whatever depth the driver wrapped it. */
function refusedByGuard(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return GUARD_FAILURE.test(cause.message) || refusedByGuard(cause.cause);
}

/** The innermost message: the driver's own, without the SQL and bound values that Drizzle adds (security.md K17). */
function rootMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return cause.cause instanceof Error ? rootMessage(cause.cause) : cause.message.slice(0, 200);
}

function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database did not answer in time")), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs what speaks to the database on its own, as sessions do, with the deadline, the patience and the silence that batches
 * have. Throws database-unavailable, never the driver's own error.
 */
export async function withoutGuard<Result>(
  run: () => Promise<Result>,
  { requestId, repeatable }: { requestId: string; repeatable: boolean },
): Promise<Result> {
  try {
    return await withinDeadline(retryBatch(run, repeatable));
  } catch (cause) {
    throw unavailable(cause, requestId);
  }
}

function unavailable(cause: unknown, requestId: string): AppError {
  console.warn(JSON.stringify({ level: "warn", request: requestId, database: rootMessage(cause) }));
  return new AppError("database-unavailable");
}

/**
 * Runs batches of one request, each behind the guard of the viewer's session where there is a viewer (decision 004).
 * `onStale` hears of a guard's refusal; `repeatable` batches (reads) are tried again where it is unknown what became of them. Throws session-changed or database-unavailable, never the driver's own error.
 */
export function createGuardedBatch(scope: {
  db: Connection;
  viewer: Viewer | null;
  now: () => number;
  requestId: string;
  onStale: () => void;
}) {
  const { db, viewer, now } = scope;
  // Nothing to ask the guard any more: it let a batch pass, or the database has kept the person waiting long enough.
  let settled = viewer === null;
  async function run(statements: readonly Statement[], repeatable: boolean): Promise<readonly unknown[]> {
    const guard = viewer ? [sessionGuard(db, viewer, now())] : [];
    const [first, ...rest] = [...guard, ...statements];
    if (!first) return [];
    try {
      const results: readonly unknown[] = await withinDeadline(
        retryBatch(() => db.batch([first, ...rest]), repeatable),
      );
      settled = true;
      return results.slice(guard.length);
    } catch (cause) {
      if (refusedByGuard(cause)) {
        scope.onStale();
        throw new AppError("session-changed");
      }
      settled = true;
      throw unavailable(cause, scope.requestId);
    }
  }
  return { run, settled: () => settled };
}
