import type { Viewer } from "#app/access/viewer.ts";
import { openSessions, type Sessions } from "#app/auth/lucia.server.ts";
import { signToken } from "#app/auth/session-token.server.ts";
import { openDatabase, type Results, type Statement } from "#app/queries/database.server.ts";
import { createReader } from "#app/queries/read-batch.server.ts";
import { createCatalogueCache } from "#app/services/catalogue/catalogue-cache.ts";
import type { Deps, RequestContext } from "#app/services/deps.ts";
import { catalogueReader } from "./catalogue-reader.ts";
import type { Environment } from "./environment.ts";
import { createGuardedBatch, withoutGuard } from "./guarded-batch.ts";
import { type DatabaseCost, measuredDatabase } from "./measured-database.ts";
import { openChannels } from "./providers/channels.ts";
import { chooseEventSink } from "./providers/events.ts";
import { openFiles } from "./providers/files.ts";
import { chooseGoogle } from "./providers/google.ts";
import { chooseMailer } from "./providers/mail.ts";
import { passwords } from "./providers/passwords.ts";
import { openPublicCache } from "./providers/public-cache.ts";

/** The request's context, and in development what it cost. */
export type Scope = RequestContext & { cost: DatabaseCost | null };

/** Keeps the Worker alive for work that goes on after the answer. */
export type WaitUntil = (work: Promise<unknown>) => void;

const now = () => Math.floor(Date.now() / 1000);

/** The topic catalogue, one for all requests of the isolate. */
export const isolateCatalogue = createCatalogueCache(now);

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

/** Signed-in people read the primary, because the session's stamp must be fresh; visitors may be served by any replica. */
function openSource(env: Environment, viewer: Viewer | null) {
  const session = env.DB.withSession(viewer ? "first-primary" : "first-unconstrained");
  if (env.FAROL_ENV === "production") return { source: session, cost: null };
  return measuredDatabase(session, Number(env.DB_DELAY_MS ?? 0));
}

/** Whether the edge keeps the page that is being made. */
function keepsPages(env: Environment, viewer: Viewer | null): boolean {
  return viewer === null && Number(env.PUBLIC_CACHE_SECONDS) > 0;
}

/** Where links in mails lead: the configured address; only in development the one the request came to (security.md SEC-13). */
function publicUrl(env: Environment, request: Request): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.replace(/\/+$/, "");
  if (env.FAROL_ENV === "production") throw new Error("PUBLIC_URL must be set in production");
  return new URL(request.url).origin;
}

/** Runs work beside the answer; what fails in it is nobody's answer any more, so it is logged by name alone. */
function runLater(work: Promise<unknown>, requestId: string, waitUntil: WaitUntil | undefined): void {
  const done = work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    console.warn(JSON.stringify({ level: "warn", request: requestId, later: name }));
  });
  waitUntil?.(done);
}

/** Sessions whose failures are told as those of any other trip to the database. */
function reliableSessions(env: Environment, requestId: string): Sessions {
  const sessions = openSessions(env.DB, now, newId);
  const once = { requestId, repeatable: false };
  const again = { requestId, repeatable: true };
  return {
    start: (...args) => withoutGuard(() => sessions.start(...args), once),
    read: (token) => withoutGuard(() => sessions.read(token), again),
    end: (sessionId) => withoutGuard(() => sessions.end(sessionId), again),
    endAll: (userId) => withoutGuard(() => sessions.endAll(userId), again),
  };
}

/** All that a request may touch, built once from its bindings: the one place that reads them. */
export function buildContext(
  env: Environment,
  request: Request,
  viewer: Viewer | null,
  waitUntil?: WaitUntil,
): Scope {
  const { source, cost } = openSource(env, viewer);
  const db = openDatabase(source);
  const keys = sessionKeys(env);
  const context = { viewer, cost, nonce: newId(), requestId: newId(), cookies: [] as string[], stale: false };
  const { requestId } = context;
  const onStale = () => {
    context.stale = true;
  };
  const batch = createGuardedBatch({ db, viewer, now, requestId, onStale });
  const withCatalogue = catalogueReader({
    db,
    catalogue: isolateCatalogue,
    alone: viewer === null,
    isKept: keepsPages(env, viewer),
  });
  const read = createReader((statements) => withCatalogue(statements, (all) => batch.run(all, true)));
  const deps: Deps = {
    db,
    read: <const Statements extends readonly [Statement, ...Statement[]]>(...statements: Statements) =>
      read(statements) as Promise<Results<Statements>>,
    write: <const Statements extends readonly [Statement, ...Statement[]]>(...statements: Statements) =>
      batch.run(statements, false) as Promise<Results<Statements>>,
    catalogue: isolateCatalogue,
    now,
    newId,
    passwords,
    sessions: reliableSessions(env, requestId),
    signToken: (person) => signToken(person, keys, now()),
    secureCookies: new URL(request.url).protocol === "https:",
    files: openFiles(env.FILES),
    limits: {
      login: async (key) => (await env.LOGIN_LIMIT.limit({ key })).success,
      answer: async (key) => (await env.ANSWER_LIMIT.limit({ key })).success,
      report: async (key) => (await env.REPORT_LIMIT.limit({ key })).success,
      dataExport: async (key) => (await env.EXPORT_LIMIT.limit({ key })).success,
    },
    events: chooseEventSink(env),
    mail: chooseMailer(env),
    google: chooseGoogle(env, now),
    channels: openChannels(env.USER_CHANNEL),
    publicCache: openPublicCache(env, new URL(request.url).origin),
    publicUrl: () => publicUrl(env, request),
    messagingPhone: () => env.MESSAGING_PHONE || null,
    later: (work) => runLater(work(buildContext(env, request, null).deps), requestId, waitUntil),
  };
  let confirmed: Promise<unknown> | null = null;
  async function confirmViewer(): Promise<void> {
    if (batch.settled()) return;
    // A database that does not answer is no reason to sign anybody out: only the guard's refusal is.
    confirmed ??= read([]).catch(() => undefined);
    await confirmed;
  }
  return Object.assign(context, { deps, confirmViewer });
}
