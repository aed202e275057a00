import { isUnfinished, requestId } from "#app/features/assistant/domain/request-state.ts";
import { requestView } from "#app/features/assistant/services/request-view.server.ts";
import { peer } from "#app/features/mentoring/domain/room-request.server.ts";
import { audiencesOf } from "#app/features/messages/domain/audience.ts";
import { eventsSince } from "#app/features/messages/services/list-notifications.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { RequestContext } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { eventIdOf, readEventId } from "#app/platform/live/domain/channel-rules.ts";
import type { RoomKind, RoomPlace } from "#app/platform/live/domain/room-place.ts";
import { confirmEntry, recordEntry, withdrawEntry } from "#app/platform/live/services/end-rights.server.ts";
import { readSent } from "#app/platform/requests/domain/sent-json.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { roomRules } from "#app/shell/services/room-rules.server.ts";
import type { Environment } from "./environment.ts";
import { roomObject } from "./providers/rooms.ts";

/** What a room's object receives about a new socket. */
type Introduction = Record<string, string | readonly string[]>;
type Right<Kind extends RoomKind> = Awaited<ReturnType<(typeof roomRules)[Kind]>>;

/** The HTTP layer retries with the session's viewer. */
const stale = () => new Response(null, { status: 401 });

const isUpgrade = (request: Request) => request.headers.get("Upgrade")?.toLowerCase() === "websocket";

/** A handshake's origin is checked, because browsers send cookies with any (SEC-28). Throws foreign-origin, login-required. */
function viewerAt(request: Request, { viewer }: RequestContext): Viewer {
  if (isUpgrade(request) && request.headers.get("Origin") !== new URL(request.url).origin)
    throw new AppError("foreign-origin");
  if (!viewer) throw new AppError("login-required");
  return viewer;
}

/**
 * Opens a socket to a room: records it, checks the room's rule, and once it is open checks whether the right ended
 * meanwhile (decision 067). Throws page-not-found, foreign-origin, login-required, and what the rule refuses.
 */
async function enter<Kind extends RoomKind>(
  env: Environment,
  request: Request,
  scope: RequestContext,
  { kind, names }: { kind: Kind; names: readonly string[] },
  introduce: (viewer: Viewer, right: Right<Kind>) => Introduction,
): Promise<Response> {
  if (!isUpgrade(request)) throw new AppError("page-not-found");
  const viewer = viewerAt(request, scope);
  const place: RoomPlace = { kind, names };
  const { deps } = scope;
  const address = new URL("https://canal.invalid/");
  try {
    await recordEntry(deps, viewer, place);
    const right = (await roomRules[kind](deps, viewer, names)) as Right<Kind>;
    for (const [name, value] of Object.entries(introduce(viewer, right)))
      for (const each of typeof value === "string" ? [value] : value) address.searchParams.append(name, each);
  } catch (error) {
    if (scope.stale) return stale();
    deps.later((later) => withdrawEntry(later, viewer.sessionId, place));
    throw error;
  }
  address.searchParams.set("sessao", viewer.sessionId);
  const response = await roomObject(env, place).fetch(
    new Request(address, { headers: { Upgrade: "websocket" } }),
  );
  deps.later((later) => confirmEntry(later, viewer.sessionId, place));
  return response;
}

type Names = Readonly<Record<string, string>>;

/** A socket to the viewer's channel, or the events since `?ultimo=`. Throws foreign-origin, login-required. */
export async function serveNotificationChannel(
  env: Environment,
  request: Request,
  scope: RequestContext,
): Promise<Response> {
  const viewer = viewerAt(request, scope);
  const { deps } = scope;
  const url = new URL(request.url);
  const last = readEventId(url.searchParams.get("ultimo")) ?? eventIdOf({ visibleFrom: deps.now(), num: 0 });
  if (isUpgrade(request)) {
    return enter(env, request, scope, { kind: "avisos", names: [viewer.id] }, () => ({
      usuario: viewer.id,
      ultimo: String(last),
      publico: audiencesOf(viewer),
    }));
  }
  try {
    return Response.json(await eventsSince(deps, viewer, last), { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (scope.stale) return stale();
    throw error;
  }
}

/** A writer's socket to a notebook's room. Throws foreign-origin, login-required, no-permission, notebook-not-loaded. */
export function serveNotebookRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  { schoolId = "", notebookId = "" }: Names,
): Promise<Response> {
  return enter(env, request, scope, { kind: "caderno", names: [schoolId, notebookId] }, (viewer) => ({
    pessoa: viewer.id,
    nome: viewer.firstName,
  }));
}

/** A socket to an assessment's room, of a student or of staff. Throws foreign-origin, login-required, no-permission, assessment-not-found. */
export function serveAssessmentRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  { schoolId = "", assessmentId = "" }: Names,
): Promise<Response> {
  const place = { kind: "avaliacao", names: [schoolId, assessmentId] } as const;
  return enter(env, request, scope, place, (_, right) => ({
    pessoa: String(right.person ?? 0),
    equipe: right.isStaff ? "1" : "0",
    fecha: String(right.closesAt ?? ""),
  }));
}

/** A reader's socket to a thread's room. Throws foreign-origin, login-required, thread-not-found. */
export function serveThreadRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  code: string,
): Promise<Response> {
  const num = ordOfCode(code);
  if (num === null) throw new AppError("thread-not-found");
  return enter(env, request, scope, { kind: "duvida", names: [String(num)] }, (_, newest) => ({
    ultimo: String(newest),
  }));
}

/** A socket to a meeting's room, for who is invited. Throws foreign-origin, login-required, meeting-not-found. */
export function serveMeetingRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  id: string,
): Promise<Response> {
  const place = new URL(request.url).searchParams.get("lugar");
  return enter(env, request, scope, { kind: "reuniao", names: [id] }, (viewer, { isMentor }) => ({
    pessoa: String(viewer.num),
    nome: viewer.firstName,
    mentor: isMentor ? "1" : "0",
    lugar: readSent(peer, place),
  }));
}

/** The socket of the viewer's own request to the assistant, or its state. Throws foreign-origin, login-required, assistant-request-not-found. */
export async function serveAssistantRequest(
  env: Environment,
  request: Request,
  scope: RequestContext,
  id: string,
): Promise<Response> {
  const viewer = viewerAt(request, scope);
  if (isUpgrade(request))
    return enter(env, request, scope, { kind: "assistente", names: [id] }, (_, row) => ({
      numero: String(row.num),
      pessoa: String(viewer.num),
    }));
  const row = await roomRules.assistente(scope.deps, viewer, [id]).catch((error: unknown) => {
    if (scope.stale) return null;
    throw error;
  });
  if (!row) return stale();
  const object = env.ASSISTANT_REQUEST.get(env.ASSISTANT_REQUEST.idFromName(requestId(row.num)));
  const written = isUnfinished(row.status) ? await object.look() : {};
  return Response.json({ ...requestView(row), ...written }, { headers: { "Cache-Control": "no-store" } });
}
