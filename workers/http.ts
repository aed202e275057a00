import { type Context, Hono } from "hono";
import { adminPaths } from "#app/features/admin/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { TOKEN_COOKIE } from "#app/platform/auth/cookies.server.ts";
import type { Deps, RequestContext } from "#app/platform/context/deps.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { catalogue } from "#app/platform/errors/catalogue.ts";
import { roomKey } from "#app/platform/live/domain/room-key.ts";
import { liveRoom, liveRooms, type RoomKind } from "#app/shell/services/live-rooms.server.ts";
import { buildContext, type Scope } from "./build-deps.ts";
import { CALLABLES_PATH, callCallable, largestCall, refusedCall } from "./callables/call-callable.ts";
import { createQuestionCount, type QuestionCount } from "./count-delivered.ts";
import { serveBank } from "./dev-bank.ts";
import { serveOutbox } from "./dev-emails.ts";
import type { Environment } from "./environment.ts";
import { servePicture } from "./files.ts";
import { limitCopying } from "./limit-copying.ts";
import { limitGuessing } from "./limit-guessing.ts";
import { serverTiming } from "./measured-database.ts";
import { carryCodes } from "./middleware/carry-codes.ts";
import { edgeCache, withMarks } from "./middleware/edge-cache.ts";
import { sameOriginWrites } from "./middleware/origin.ts";
import { redirectAway } from "./middleware/redirects.ts";
import { secureHeaders } from "./middleware/security-headers.ts";
import { receiveWebhook } from "./payment-news.ts";
import { serveRoom } from "./sockets.ts";
import { servePart } from "./upload-parts.ts";
import { readViewer } from "./viewer.ts";

type Door = { Bindings: Environment };
/** The page handler behind the HTTP layer: Remix in production, any function in a test. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Bytes; page actions' bodies are buffered in memory so that they can be replayed. */
const LARGEST_BODY = 256 * 1024;
/** Bytes for forms with pictures; above the form's own limit, so that the form can reply. */
const LARGEST_UPLOAD = 4 * 1024 * 1024;
/** Bytes for administrators: question files, or a question with six pictures; above the forms' own limits. */
const LARGEST_IMPORT = 13 * 1024 * 1024;
const TAKES_PICTURES =
  /^\/(?:u\/[^/]+|q\/[^/]+\/(?:editar|duvida)|r\/[^/]+|escolas\/[^/]+\/(?:biblioteca(?:\/[^/]+)?|cadernos\/[^/]+\/editar))$/;
const TAKES_EXAMS = /^\/(?:ide|exame)$/;
/** The `Cache-Control` of pictures, whose address changes with their content: it may stay private. */
const KEPT_BY_BROWSER = /^private, max-age=/;
const RETRY_SECONDS = 5;
/** Times that a request runs again for a changed session. */
const RENEWALS = 3;
/** A path that begins with a backslash: the router reads it as another host, and rendering fails. */
const UNREADABLE = /^https?:\/\/[^/]*\/%5c/i;

/** The HTTP layer: redirects → origin → viewer → deps → callables, pictures or pages; security headers on all. */
export function createHttp(pages: PageHandler): Hono<Door> {
  const http = new Hono<Door>();
  http.use(redirectAway);
  answerProviders(http);
  http.use(sameOriginWrites);
  http.get("/imagens/:key{.+}", (context) => servePicture(context.env, context.req.param("key")));
  // Lets a script recognise the Worker it started (scripts/platform/serve.ts).
  http.get("/dev/instancia", (context, next) => {
    const { FAROL_INSTANCE: instance } = context.env;
    return instance ? context.text(`farol ${instance}`) : next();
  });
  http.get("/dev/emails", (context) => serveOutbox(context.env, context.req.raw));
  http.all("/dev/banco", (context) => serveBank(context.env, context.req.raw));
  http.all(`${CALLABLES_PATH}:name`, (context) =>
    withViewer(context, (request, scope) => callCallable(context.req.param("name"), request, scope)),
  );
  answerRooms(http);
  http.put("/envios/:id/:part", (context) =>
    withViewer(context, (request, scope) => servePart(context.req.param(), request, scope), {
      streamed: true,
    }),
  );
  http.use(edgeCache);
  http.use(async (context, next) => {
    if (UNREADABLE.test(context.req.url)) throw new AppError("page-not-found");
    await next();
  });
  http.all("*", (context) =>
    withViewer(context, async (request, scope) => {
      const { viewer } = scope;
      await limitCopying(context.env, request, viewer);
      return limitGuessing(context.env, request, { viewer, answer: () => pages(request, scope) });
    }),
  );
  http.onError((error, context) => refuse(error, context));
  return http;
}

/** Rooms with live updates: a socket, or what a page without one polls. */
function answerRooms(http: Hono<Door>): void {
  for (const kind of Object.keys(liveRooms) as RoomKind[]) {
    const { address } = liveRoom(kind);
    http.get(`/canal/${[kind, ...address.map((name) => `:${name}`)].join("/")}`, (context) => {
      const parts = address.map((name) => context.req.param(name) ?? "");
      return withViewer(context, (request, scope) => serveRoom(context.env, request, scope, { kind, parts }));
    });
  }
}

/** From a provider, not from a page of ours: its signature is the proof of where it comes from. */
function answerProviders(http: Hono<Door>): void {
  http.post("/avisos-de-pagamento/:provider", (context) =>
    receiveWebhook(context.env, context.req.raw, context.executionCtx),
  );
}

/** Answers as the viewer. If a batch finds the token stale, the request runs again with the session's viewer. */
async function withViewer(
  context: Context<Door>,
  answer: PageHandler,
  { streamed = false } = {},
): Promise<Response> {
  const { env } = context;
  const request = context.req.raw;
  let known = await readViewer(env, request, { renew: false });
  // A streamed body is read once, by a handler that has its viewer confirmed before it reads.
  const body = request.body && !streamed ? await readBody(request, largestBody(request, known.viewer)) : null;
  const again = () => (body === null ? request : new Request(request, { body }));
  const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  let questions = createQuestionCount(env, request, known.viewer);
  let scope = buildContext(env, request, known.viewer, { waitUntil, questions });
  let response = await answer(again(), scope);
  // Without a viewer nothing is confirmed; otherwise this batch is already under way.
  await scope.confirmViewer();
  // A session may change again meanwhile: by a payment's report, or by the same form sent twice.
  for (let renewed = 0; scope.stale && renewed < RENEWALS; renewed += 1) {
    const former = known.viewer;
    // Tabs still open were connected with the former session.
    if (former) await closeFormer(scope.deps, former);
    known = await readViewer(env, request, { renew: true });
    questions = createQuestionCount(env, request, known.viewer);
    scope = buildContext(env, request, known.viewer, { waitUntil, questions });
    response = await answer(again(), scope);
  }
  const finished = finish(request, response, scope, known.cookies);
  return askedToWait(withMarks(finished, questions.marks), questions);
}

/** The tabs of a session that changed come back with the new one. */
async function closeFormer(deps: Deps, { id, sessionId }: Viewer): Promise<void> {
  const tabs: RoomKind = "avisos";
  await deps.endSockets(roomKey(tabs, [id]), sessionId).catch(() => undefined);
}

/** Limit of a request's body in bytes: larger only for signed-in uploads (SEC-19). */
function largestBody(request: Request, viewer: Viewer | null): number {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(CALLABLES_PATH)) return largestCall(pathname.slice(CALLABLES_PATH.length));
  const admin = viewer?.claims.includes("admin") ?? false;
  if (admin && (pathname === adminPaths.import() || TAKES_EXAMS.test(pathname))) return LARGEST_IMPORT;
  return viewer && TAKES_PICTURES.test(pathname) ? LARGEST_UPLOAD : LARGEST_BODY;
}

/** Reads no further than the limit: a body may have no length, or a false one. */
async function readBody(request: Request, most: number): Promise<ArrayBuffer> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw new AppError("body-too-large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new AppError("body-too-large");
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}

function finish(request: Request, answered: Response, scope: Scope, renewed: string[]): Response {
  const response = new Response(answered.body, answered);
  carryCodes(request, response.headers);
  secureHeaders(response.headers, scope.nonce);
  const cost = scope.cost();
  if (cost) response.headers.set("Server-Timing", serverTiming(cost));
  for (const cookie of [...renewed, ...scope.cookies]) response.headers.append("Set-Cookie", cookie);
  // A shared computer shows nothing by its back button (SEC-29). Unsent answers stay for their owner.
  const signedOut = scope.cookies.some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=;`));
  if (signedOut && !response.headers.has("Clear-Site-Data"))
    response.headers.set("Clear-Site-Data", '"cache"');
  const personal = scope.viewer !== null || renewed.length > 0 || scope.cookies.length > 0;
  if (personal && !KEPT_BY_BROWSER.test(response.headers.get("Cache-Control") ?? ""))
    response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** Sets Retry-After: short if the database was unreachable (REL-04), else what a limit says or its minute. */
function askedToWait(response: Response, { wait }: Pick<QuestionCount, "wait"> = { wait: null }): Response {
  if (response.status === 503) response.headers.set("Retry-After", String(RETRY_SECONDS));
  if (response.status === 429) response.headers.set("Retry-After", String(wait ?? 60));
  return response;
}

/** The reply to a failure before a page or callable: status and text of the catalogue, no internals. */
function refuse(error: unknown, context: Context<Door>): Response {
  const known = isAppError(error);
  if (!known)
    console.error(
      JSON.stringify({
        level: "error",
        path: context.req.path,
        name: error instanceof Error ? error.name : "unknown",
      }),
    );
  const { status, message } = known ? error : catalogue.unexpected;
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  const called = context.req.path.startsWith(CALLABLES_PATH);
  const response = called ? refusedCall(status, message) : new Response(message, { status, headers });
  secureHeaders(response.headers, "");
  return askedToWait(response);
}
