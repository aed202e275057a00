import type { Viewer } from "#app/access/viewer.ts";
import { openSessions } from "#app/auth/lucia.server.ts";
import { signToken } from "#app/auth/session-token.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import { openDatabase, type Results, runBatch, type Statement } from "#app/queries/database.server.ts";
import { createReader } from "#app/queries/read-batch.server.ts";
import { GUARD_FAILURE, sessionGuard } from "#app/queries/sessions.server.ts";
import type { Deps, RequestContext } from "#app/services/deps.ts";
import type { Environment } from "./environment.ts";
import { passwords } from "./providers/passwords.ts";

const now = () => Math.floor(Date.now() / 1000);

/** 128 random bits in 32 hexadecimal digits. */
function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** The bindings as a production deployment must have them; said plainly before anything is served. */
function sessionKeys(env: Environment): string {
  if (env.FAROL_ENV === "production" && (!env.SESSION_KEYS || env.SESSION_KEYS.startsWith("dev:")))
    throw new Error("SESSION_KEYS must be set as a secret in production");
  return env.SESSION_KEYS;
}

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

/** Longest wait for the database in milliseconds: a stall must not keep a person waiting (security.md REL-03). */
const DEADLINE_MS = 7000;

function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database did not answer in time")), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * All that a request may touch, built once from its bindings: the one place that reads them. Signed-in people read the
 * primary, because the session's stamp must be fresh; visitors may be served by any replica.
 */
export function buildContext(env: Environment, request: Request, viewer: Viewer | null): RequestContext {
  const db = openDatabase(env.DB.withSession(viewer ? "first-primary" : "first-unconstrained"));
  const keys = sessionKeys(env);
  const context = { viewer, nonce: newId(), requestId: newId(), cookies: [] as string[], stale: false };
  const guard = () => (viewer ? sessionGuard(db, viewer, now()) : null);
  const onFailure = (cause: unknown) => {
    if (refusedByGuard(cause)) {
      context.stale = true;
      return new AppError("session-changed");
    }
    console.warn(JSON.stringify({ level: "warn", request: context.requestId, database: rootMessage(cause) }));
    return new AppError("database-unavailable");
  };

  async function write<const Statements extends readonly [Statement, ...Statement[]]>(
    ...statements: Statements
  ) {
    const first = guard();
    try {
      const results = await withinDeadline(runBatch(db, first ? [first, ...statements] : statements));
      return (first ? results.slice(1) : results) as Results<Statements>;
    } catch (cause) {
      throw onFailure(cause);
    }
  }

  const deps: Deps = {
    db,
    read: createReader((statements) => withinDeadline(runBatch(db, statements)), guard, onFailure),
    write,
    now,
    newId,
    passwords,
    sessions: openSessions(env.DB, now, newId),
    signToken: (person) => signToken(person, keys, now()),
    secureCookies: new URL(request.url).protocol === "https:",
    files: {
      put: async (key, bytes, type) =>
        void (await env.FILES.put(key, bytes, { httpMetadata: { contentType: type } })),
    },
    limits: {
      login: async (key) => (await env.LOGIN_LIMIT.limit({ key })).success,
      answer: async (key) => (await env.ANSWER_LIMIT.limit({ key })).success,
    },
  };
  return Object.assign(context, { deps });
}
