import { createCatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";
import { discounts } from "#app/features/billing/domain/discount.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { sealAudit, sealingAfter } from "#app/platform/audit/services/seal-audit.server.ts";
import { openAccessCodes } from "#app/platform/auth/access-codes.server.ts";
import { openDevices } from "#app/platform/auth/known-device.server.ts";
import { openSessions, type Sessions } from "#app/platform/auth/lucia.server.ts";
import { openOptOutLinks } from "#app/platform/auth/opt-out-links.server.ts";
import { signToken } from "#app/platform/auth/session-token.server.ts";
import type { Deps, RequestContext } from "#app/platform/context/deps.ts";
import { readPublicChannels } from "#app/platform/context/public-channels.ts";
import { type Database, openDatabase, type Results } from "#app/platform/db/database.server.ts";
import { createReader } from "#app/platform/db/read-batch.server.ts";
import { announcingAfter, endDueRights } from "#app/platform/live/services/end-rights.server.ts";
import { catalogueReader } from "./catalogue-reader.ts";
import { type Clock, clockOf, wallClock } from "./clock.ts";
import type { QuestionCount } from "./count-delivered.ts";
import type { Environment } from "./environment.ts";
import { createGuardedBatch, withoutGuard } from "./guarded-batch.ts";
import { type DatabaseCost, measuredDatabase } from "./measured-database.ts";
import { openAssistant } from "./providers/assistant.ts";
import { openChannels } from "./providers/channels.ts";
import { chooseEventSink } from "./providers/events.ts";
import { openFileParts } from "./providers/file-parts.ts";
import { openFiles } from "./providers/files.ts";
import { chooseGoogle } from "./providers/google.ts";
import { iceServersOf } from "./providers/ice.ts";
import { openLimit } from "./providers/limits.ts";
import { chooseMailer } from "./providers/mail.ts";
import { passwords } from "./providers/passwords.ts";
import { choosePayments } from "./providers/payments.ts";
import { openPublicCache } from "./providers/public-cache.ts";
import { openAllRooms } from "./providers/rooms.ts";
import { refusePlaceholders } from "./refuse-placeholders.ts";

export type Scope = RequestContext & { cost: DatabaseCost | null };

/** Keeps the Worker alive for work that continues after the response. */
type WaitUntil = (work: Promise<unknown>) => void;

export const isolateCatalogue = createCatalogueCache(wallClock);

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** The session signing keys. Throws before anything is served when a production binding is missing. */
function sessionKeys(env: Environment): string {
  refusePlaceholders(env);
  if (env.FAROL_ENV === "production" && (!env.SESSION_KEYS || env.SESSION_KEYS.startsWith("dev:")))
    throw new Error("SESSION_KEYS must be set as a secret in production");
  return env.SESSION_KEYS;
}

/** Signed-in reads use the primary, because the session's stamp must be fresh; visitors may use any replica. */
function openSource(env: Environment, viewer: Viewer | null) {
  const session = env.DB.withSession(viewer ? "first-primary" : "first-unconstrained");
  if (env.FAROL_ENV === "production") return { source: session, cost: null };
  return measuredDatabase(session, Number(env.DB_DELAY_MS ?? 0));
}

function keepsPages(env: Environment, viewer: Viewer | null): boolean {
  return viewer === null && Number(env.PUBLIC_CACHE_SECONDS) > 0;
}

/** Base of links in mails: the configured address, or the request's origin in development (SEC-13). */
function publicUrl(env: Environment, request: Request): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.replace(/\/+$/, "");
  if (env.FAROL_ENV === "production") throw new Error("PUBLIC_URL must be set in production");
  return new URL(request.url).origin;
}

/** Runs work after the response; nobody receives its failure, so it is logged, by error name only. */
function runLater(work: Promise<unknown>, requestId: string, waitUntil: WaitUntil | undefined): void {
  const done = work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    console.warn(JSON.stringify({ level: "warn", request: requestId, later: name }));
  });
  waitUntil?.(done);
}

/** Sessions with the retries and errors of other database calls. */
function reliableSessions(env: Environment, requestId: string, now: Clock): Sessions {
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

function openLimits(env: Environment): Deps["limits"] {
  return {
    login: openLimit(env.LOGIN_LIMIT),
    answer: openLimit(env.ANSWER_LIMIT),
    report: openLimit(env.REPORT_LIMIT),
    dataExport: openLimit(env.EXPORT_LIMIT),
  };
}

/** What our keys sign. */
function signedBy(
  keys: string,
  now: Clock,
): Pick<Deps, "signToken" | "devices" | "accessCodes" | "optOutLinks"> {
  const tokens = { signToken: (person: Viewer) => signToken(person, keys, now()) };
  const links = { accessCodes: openAccessCodes(keys), optOutLinks: openOptOutLinks(keys) };
  return { ...tokens, ...links, devices: openDevices(keys, newId) };
}

/** Who else works for us. */
function outsideOf(
  env: Environment,
  now: () => number,
): Pick<Deps, "google" | "payments" | "discounts" | "iceServers"> {
  return {
    google: chooseGoogle(env, now),
    payments: choosePayments(env, now),
    iceServers: (person) => iceServersOf(env, person, now()),
    discounts: env.DISCOUNTS === "on" ? { enabled: true } : discounts,
  };
}

/** Writes, and what follows from them after the response. */
function followedUp(
  db: Database,
  run: ReturnType<typeof createGuardedBatch>["run"],
  later: Deps["later"],
): Deps["write"] {
  const write: Deps["write"] = (...statements) =>
    run(statements, false) as Promise<Results<typeof statements>>;
  const sealed = sealingAfter(write, (audited) => later((deps) => sealAudit(deps, audited)));
  return announcingAfter({ db, write: sealed }, () => later(endDueRights));
}

/** Reads whose questions are counted before anybody has them. */
function countedRead(
  read: ReturnType<typeof createReader>,
  questions: QuestionCount | undefined,
): Deps["read"] {
  return async (...statements) => {
    const results = await read(statements);
    await questions?.count(statements, results);
    return results as Results<typeof statements>;
  };
}

/** What follows a request; work without one has neither. */
type Following = { waitUntil?: WaitUntil; questions?: QuestionCount };

/** All that a request may use, built once from its bindings. Only this function reads them. */
export function buildContext(
  env: Environment,
  request: Request,
  viewer: Viewer | null,
  { waitUntil, questions }: Following = {},
): Scope {
  const now = clockOf(env, request);
  const { source, cost } = openSource(env, viewer);
  const db = openDatabase(source);
  const keys = sessionKeys(env);
  const context = { viewer, cost, nonce: newId(), requestId: newId(), cookies: [] as string[], stale: false };
  const { requestId } = context;
  const onStale = () => void Object.assign(context, { stale: true });
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
    read: countedRead(read, questions),
    write: followedUp(db, batch.run, (work) => deps.later(work)),
    catalogue: isolateCatalogue,
    now,
    newId,
    passwords,
    sessions: reliableSessions(env, requestId, now),
    ...signedBy(keys, now),
    secureCookies: new URL(request.url).protocol === "https:",
    files: openFiles(env.FILES),
    fileParts: openFileParts(env.FILES),
    limits: openLimits(env),
    events: chooseEventSink(env),
    mail: chooseMailer(env),
    ...outsideOf(env, now),
    channels: openChannels(env.USER_CHANNEL),
    ...openAllRooms(env),
    assistant: openAssistant(env),
    publicCache: openPublicCache(env, new URL(request.url).origin),
    publicUrl: () => publicUrl(env, request),
    messagingPhone: () => env.MESSAGING_PHONE || null,
    publicChannels: () => readPublicChannels(env.PUBLIC_CHANNELS ?? ""),
    later: (work) => runLater(work(buildContext(env, request, null).deps), requestId, waitUntil),
  };
  let confirmed: Promise<unknown> | null = null;
  async function confirmViewer(): Promise<void> {
    if (batch.settled()) return;
    // A database failure must not sign anybody out: only a refusal by the guard does.
    confirmed ??= read([]).catch(() => undefined);
    await confirmed;
  }
  return Object.assign(context, { deps, confirmViewer });
}
