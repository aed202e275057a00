import { GUARD_FAILURE, sessionGuard } from "#app/features/accounts/queries/sessions.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Answer, Batch, Connection } from "#app/platform/db/database.server.ts";
import { retryBatch } from "#app/platform/db/retry-batch.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isErrorCode } from "#app/platform/errors/catalogue.ts";

/** Longest wait for the database in milliseconds (REL-03). */
const DEADLINE_MS = 7000;

/** What a trigger raises to refuse a batch: a code of the error catalogue. */
const REFUSED = /\brefused: ([a-z-]+)/;

/** The match in the message of a failed batch, however deep the driver wrapped it. */
function matchIn(cause: unknown, pattern: RegExp): RegExpExecArray | null {
  if (!(cause instanceof Error)) return null;
  return pattern.exec(cause.message) ?? matchIn(cause.cause, pattern);
}

/** The innermost message: the driver's, without the SQL and bound values that Drizzle adds (K17). */
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

/** Runs database work without a guard, with the deadline and retries of batches. Throws database-unavailable. */
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

export type GuardedBatch = ReturnType<typeof createGuardedBatch>;

/**
 * Runs batches behind the session's guard (decision 004). `repeatable` ones (reads) are retried when the outcome is
 * unknown. Throws session-changed, database-unavailable, or what a trigger refused.
 */
export function createGuardedBatch(scope: {
  db: Connection;
  viewer: Viewer | null;
  now: () => number;
  requestId: string;
  onStale: () => void;
  /** Aborted: no further batch is sent. */
  signal?: AbortSignal | undefined;
}) {
  const { db, viewer, now } = scope;
  // The guard needs no check any more: it let a batch pass, or the deadline is over.
  let settled = viewer === null;
  async function run<Asked extends Batch>(asked: Asked, repeatable: boolean): Promise<Answer<Asked>> {
    scope.signal?.throwIfAborted();
    const guarded = { guard: viewer ? sessionGuard(db, viewer, now()) : [], asked };
    try {
      const answers = await withinDeadline(retryBatch(() => db.batch<Batch>(guarded), repeatable));
      settled = true;
      return (answers as { asked: Answer<Asked> }).asked;
    } catch (cause) {
      if (matchIn(cause, GUARD_FAILURE)) {
        scope.onStale();
        throw new AppError("session-changed");
      }
      settled = true;
      const [, code] = matchIn(cause, REFUSED) ?? [];
      if (isErrorCode(code)) throw new AppError(code);
      throw unavailable(cause, scope.requestId);
    }
  }
  return { run, settled: () => settled };
}
