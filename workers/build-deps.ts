import { createCatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";
import { discounts } from "#app/features/billing/domain/discount.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { sealAudit, sealingAfter } from "#app/platform/audit/services/seal-audit.server.ts";
import { createAccessCodes } from "#app/platform/auth/access-codes.server.ts";
import { createKnownDevices } from "#app/platform/auth/known-device.server.ts";
import { createOptOutLinks } from "#app/platform/auth/opt-out-links.server.ts";
import { signToken } from "#app/platform/auth/session-token.server.ts";
import { createSessions, type Sessions } from "#app/platform/auth/sessions.server.ts";
import type { Deps, RequestContext } from "#app/platform/context/deps.ts";
import { madeOnUse } from "#app/platform/context/made-on-use.ts";
import { readPublicChannels } from "#app/platform/context/public-channels.ts";
import {
  type Connection,
  type Database,
  openDatabase,
  type RunBatch,
} from "#app/platform/db/database.server.ts";
import { createReader } from "#app/platform/db/read-batch.server.ts";
import { rightsChange } from "#app/platform/live/queries/room-sockets.server.ts";
import { announcingAfter, endDueRights } from "#app/platform/live/services/end-rights.server.ts";
import { once } from "#app/platform/text/once.ts";
import { givenByFeatures } from "#app/shell/services/given-by-features.server.ts";
import { rightsTables } from "#app/shell/services/live-rooms.server.ts";
import { catalogueReader } from "./catalogue-reader.ts";
import { type Clock, clockOf, wallClock } from "./clock.ts";
import type { QuestionCount } from "./count-delivered.ts";
import type { Environment } from "./environment.ts";
import { createGuardedBatch, type GuardedBatch, withoutGuard } from "./guarded-batch.ts";
import { type DatabaseCost, measuredDatabase } from "./measured-database.ts";
import { chosenModel } from "./providers/answer-models/answer-model-of.ts";
import { createAssistant } from "./providers/assistant.ts";
import { createChannels } from "./providers/channels.ts";
import { chooseEventSink } from "./providers/events.ts";
import { createFileParts } from "./providers/file-parts.ts";
import { createFiles } from "./providers/files.ts";
import { chooseGoogle } from "./providers/google.ts";
import { iceServersOf } from "./providers/ice.ts";
import { createLimit } from "./providers/limits.ts";
import { chooseMailer } from "./providers/mail.ts";
import { passwords } from "./providers/passwords.ts";
import { choosePayments } from "./providers/payments.ts";
import { createPublicCache } from "./providers/public-cache.ts";
import { createRooms } from "./providers/rooms.ts";
import { refusePlaceholders } from "./refuse-placeholders.ts";

export type Scope = RequestContext & { cost: () => DatabaseCost | null };

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

/** Runs work after the response; a failure has no receiver, so it is logged, by error name only. */
function runLater(work: Promise<unknown>, requestId: string, waitUntil: WaitUntil | undefined): void {
  const done = work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    console.warn(JSON.stringify({ level: "warn", request: requestId, later: name }));
  });
  waitUntil?.(done);
}

/** Sessions with the retries and errors of other database calls. */
function reliableSessions(env: Environment, requestId: string, now: Clock): Sessions {
  const sessions = createSessions(env.DB, now, newId);
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
    login: createLimit(env.LOGIN_LIMIT),
    answer: createLimit(env.ANSWER_LIMIT),
    report: createLimit(env.REPORT_LIMIT),
    dataExport: createLimit(env.EXPORT_LIMIT),
  };
}

const changesRights = rightsChange(rightsTables);

/** Writes, and what follows from them after the response. */
function followedUp(db: Database, run: GuardedBatch["run"], later: Deps["later"]): Deps["write"] {
  const write = ((asked) => run(asked, false)) as RunBatch;
  const sealed = sealingAfter(write, (audited) => later((deps) => sealAudit(deps, audited)));
  return announcingAfter({ db, write: sealed }, changesRights, () => later(endDueRights));
}

/** Reads whose questions are counted before anybody has them. */
function countedRead(
  read: ReturnType<typeof createReader>,
  questions: QuestionCount | undefined,
): Deps["read"] {
  return (async (asked) => {
    const answer = await read(asked);
    await questions?.count(asked, answer);
    return answer;
  }) as RunBatch;
}

/** What follows a request; work without one has no questions to count, but perhaps an end: it then reaches no database. */
type Following = { waitUntil?: WaitUntil; questions?: QuestionCount; signal?: AbortSignal | undefined };

type Batches = {
  cost: DatabaseCost | null;
  db: Connection;
  batch: GuardedBatch;
  read: ReturnType<typeof createReader>;
};

/** What reaches the database for one request. */
function openBatches(
  env: Environment,
  context: Pick<Scope, "viewer" | "requestId" | "stale">,
  now: Clock,
  signal: AbortSignal | undefined,
): Batches {
  const { viewer, requestId } = context;
  const source = once(() => openSource(env, viewer));
  const batches: Batches = madeOnUse<Batches>({
    cost: () => source().cost,
    db: () => openDatabase(source().source),
    batch: () => {
      const onStale = () => void Object.assign(context, { stale: true });
      return createGuardedBatch({ db: batches.db, viewer, now, requestId, onStale, signal });
    },
    read: () => {
      const { db, batch } = batches;
      const alone = viewer === null;
      const reader = { db, catalogue: isolateCatalogue, alone, isKept: keepsPages(env, viewer) };
      const withCatalogue = catalogueReader(reader);
      return createReader((asked) => withCatalogue(asked, (all) => batch.run(all, true)));
    },
  });
  return batches;
}

/** All that a request may use, each made from its bindings when it is first used. Only this function reads them. */
export function buildContext(
  env: Environment,
  request: Request,
  viewer: Viewer | null,
  { waitUntil, questions, signal }: Following = {},
): Scope {
  const now = clockOf(env, request);
  const keys = sessionKeys(env);
  const requestId = newId();
  const context = { viewer, nonce: newId(), requestId, cookies: [] as string[], stale: false };
  const batches = openBatches(env, context, now, signal);
  const rooms = once(() => createRooms(env));
  const deps = madeOnUse<Deps>({
    db: () => batches.db,
    read: () => countedRead(batches.read, questions),
    write: () => followedUp(batches.db, batches.batch.run, (work) => deps.later(work)),
    catalogue: () => isolateCatalogue,
    now: () => now,
    newId: () => newId,
    passwords: () => passwords,
    sessions: () => reliableSessions(env, requestId, now),
    signToken: () => (person) => signToken(person, keys, now()),
    devices: () => createKnownDevices(keys, newId),
    accessCodes: () => createAccessCodes(keys),
    optOutLinks: () => createOptOutLinks(keys),
    secureCookies: () => new URL(request.url).protocol === "https:",
    isDevelopment: () => env.FAROL_ENV !== "production",
    files: () => createFiles(env.FILES),
    fileParts: () => createFileParts(env.FILES),
    limits: () => openLimits(env),
    events: () => chooseEventSink(env),
    mail: () => chooseMailer(env),
    google: () => chooseGoogle(env, now),
    payments: () => choosePayments(env, now),
    discounts: () => (env.DISCOUNTS === "on" ? { enabled: true } : discounts),
    iceServers: () => (person) => iceServersOf(env, person, now()),
    channels: () => createChannels(env.USER_CHANNEL),
    rooms: () => rooms().rooms,
    endSockets: () => rooms().endSockets,
    threadRooms: () => rooms().threadRooms,
    assessmentRooms: () => rooms().assessmentRooms,
    calendars: () => rooms().calendars,
    assistant: () => createAssistant(env),
    hasModel: () => chosenModel.of(env).isModel,
    publicCache: () => createPublicCache(env, new URL(request.url).origin),
    publicUrl: () => () => publicUrl(env, request),
    messagingPhone: () => () => env.MESSAGING_PHONE || null,
    publicChannels: () => () => readPublicChannels(env.PUBLIC_CHANNELS ?? ""),
    jobKinds: () => givenByFeatures.jobKinds,
    ownerNotice: () => givenByFeatures.ownerNotice,
    uploadOwners: () => givenByFeatures.uploadOwners,
    joinVisitor: () => givenByFeatures.joinVisitor,
    otherEditor: () => givenByFeatures.otherEditor,
    essayForHint: () => givenByFeatures.essayForHint,
    afterMessage: () => givenByFeatures.afterMessage,
    schoolExists: () => givenByFeatures.schoolExists,
    later: () => (work) => runLater(work(buildContext(env, request, null).deps), requestId, waitUntil),
  });
  let confirmed: Promise<unknown> | null = null;
  async function confirmViewer(): Promise<void> {
    if (viewer === null || batches.batch.settled()) return;
    // A database failure must not sign anybody out: only a refusal by the guard does.
    confirmed ??= batches.read([]).catch(() => undefined);
    await confirmed;
  }
  return Object.assign(context, { deps, confirmViewer, cost: () => batches.cost });
}
