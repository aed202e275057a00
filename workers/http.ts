import { type Context, Hono } from "hono";
import type { Viewer } from "#app/access/viewer.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { catalogue } from "#app/errors/catalogue.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "#app/services/deps.ts";
import { buildContext, type Scope } from "./build-deps.ts";
import { CALLABLES_PATH, callCallable, refusedCall } from "./callables/call-callable.ts";
import { serveOutbox } from "./dev-emails.ts";
import type { Environment } from "./environment.ts";
import { servePicture } from "./files.ts";
import { holdCopying } from "./hold-copying.ts";
import { serverTiming } from "./measured-database.ts";
import { edgeCache } from "./middleware/edge-cache.ts";
import { sameOriginWrites } from "./middleware/origin.ts";
import { redirectAway } from "./middleware/redirects.ts";
import { secureHeaders } from "./middleware/security-headers.ts";
import { serveNotificationChannel } from "./sockets.ts";
import { readViewer } from "./viewer.ts";

type Door = { Bindings: Environment };
/** The half of the product behind the door: Remix in the product, anything in a test. */
export type PageHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Bodies of page actions are held in memory, so that they can be asked twice. */
const LARGEST_BODY = 256 * 1024;
/** A profile's own form and a question's editor send pictures: also one that is too large gets its answer there, up to here. */
const LARGEST_UPLOAD = 4 * 1024 * 1024;
/** Administrators send question files, and a question with six pictures; a little too much still gets its answer in the form. */
const LARGEST_IMPORT = 13 * 1024 * 1024;
const TAKES_PICTURES = /^\/(?:u\/[^/]+|q\/[^/]+\/editar)$/;
/** Where the team writes exams, with pictures. */
const TAKES_EXAMS = /^\/(?:ide|exame)$/;
/** What a page says of an answer that may stay in the browser of whoever asked: a picture whose address changes with it. */
const KEPT_BY_BROWSER = /^private, max-age=/;
const RETRY_SECONDS = 5;
/** A path that begins with a backslash: the router reads it as another host, and fails while it draws the page. */
const UNREADABLE = /^https?:\/\/[^/]*\/%5c/i;

/** The door: redirects → origin → viewer → deps → callables, pictures or pages; the same headers on whatever leaves. */
export function createHttp(pages: PageHandler): Hono<Door> {
  const http = new Hono<Door>();
  http.use(redirectAway);
  http.use(sameOriginWrites);
  http.get("/imagens/:key{.+}", (context) => servePicture(context.env, context.req.param("key")));
  // By this a script recognises the Worker it started (scripts/platform/serve.ts).
  http.get("/dev/instancia", (context, next) => {
    const { FAROL_INSTANCE: instance } = context.env;
    return instance ? context.text(`farol ${instance}`) : next();
  });
  http.get("/dev/emails", (context) => serveOutbox(context.env, context.req.raw));
  http.all(`${CALLABLES_PATH}:name`, (context) =>
    withViewer(context, (request, scope) => callCallable(context.req.param("name"), request, scope)),
  );
  http.get("/canal/avisos", (context) =>
    withViewer(context, (request, scope) => serveNotificationChannel(context.env, request, scope)),
  );
  http.use(edgeCache);
  http.use(async (context, next) => {
    if (UNREADABLE.test(context.req.url)) throw new AppError("page-not-found");
    await next();
  });
  http.all("*", (context) =>
    withViewer(context, async (request, scope) => {
      await holdCopying(context.env, request, scope.viewer);
      return pages(request, scope);
    }),
  );
  http.onError((error, context) => refuse(error, context));
  return http;
}

/**
 * Answers as the person who asks. Where a batch finds the signed token stale (signed out elsewhere, other claims), the
 * request is answered once more as whoever the session now says.
 */
async function withViewer(context: Context<Door>, answer: PageHandler): Promise<Response> {
  const { env } = context;
  const request = context.req.raw;
  let known = await readViewer(env, request, { renew: false });
  const body = request.body ? await readBody(request, largestBody(request, known.viewer)) : null;
  const again = () => (body === null ? request : new Request(request, { body }));
  const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  let scope = buildContext(env, request, known.viewer, waitUntil);
  let response = await answer(again(), scope);
  // Without a viewer there is nothing to confirm; with one, this is the batch already under way.
  await scope.confirmViewer();
  if (scope.stale) {
    const former = known.viewer;
    // Tabs of theirs that are still open were let in as somebody they no longer are.
    if (former) await scope.deps.channels.closeSession(former.id, former.sessionId).catch(() => undefined);
    known = await readViewer(env, request, { renew: true });
    scope = buildContext(env, request, known.viewer, waitUntil);
    response = await answer(again(), scope);
  }
  return finish(response, scope, known.cookies);
}

/** Bytes a request may bring: more only where somebody who is signed in sends a picture (security.md SEC-19). */
function largestBody(request: Request, viewer: Viewer | null): number {
  const { pathname } = new URL(request.url);
  const admin = viewer?.claims.includes("admin") ?? false;
  if (admin && (pathname === paths.adminImport() || TAKES_EXAMS.test(pathname))) return LARGEST_IMPORT;
  return viewer && TAKES_PICTURES.test(pathname) ? LARGEST_UPLOAD : LARGEST_BODY;
}

async function readBody(request: Request, most: number): Promise<ArrayBuffer> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw new AppError("body-too-large");
  const body = await request.arrayBuffer();
  if (body.byteLength > most) throw new AppError("body-too-large");
  return body;
}

function finish(answered: Response, scope: Scope, renewed: string[]): Response {
  const response = new Response(answered.body, answered);
  secureHeaders(response.headers, scope.nonce);
  if (scope.cost) response.headers.set("Server-Timing", serverTiming(scope.cost));
  for (const cookie of [...renewed, ...scope.cookies]) response.headers.append("Set-Cookie", cookie);
  const personal = scope.viewer !== null || renewed.length > 0 || scope.cookies.length > 0;
  if (personal && !KEPT_BY_BROWSER.test(response.headers.get("Cache-Control") ?? ""))
    response.headers.set("Cache-Control", "private, no-store");
  return askedToWait(response);
}

/** Tells clients when to come back: soon where the database could not be reached (security.md REL-04), else after the minute that limits count. */
function askedToWait(response: Response): Response {
  if (response.status === 503) response.headers.set("Retry-After", String(RETRY_SECONDS));
  if (response.status === 429) response.headers.set("Retry-After", "60");
  return response;
}

/** What fails before a page or callable could answer: its text with the right status, and nothing of the inside. */
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
