import { decide } from "#app/access/decide.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { isUnfinished, requestId } from "#app/domain/assistant/request-state.ts";
import { isPeer } from "#app/domain/mentoring/room.ts";
import { audiencesOf } from "#app/domain/notifications/audience.ts";
import { eventIdOf, readEventId } from "#app/domain/notifications/channel-rules.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { mayEnterRoom } from "#app/services/assessments/open-room.server.ts";
import { readRequest, requestView } from "#app/services/assistant/request-view.server.ts";
import type { RequestContext } from "#app/services/deps.ts";
import { newestPost } from "#app/services/forum/read-thread.server.ts";
import { mayEnterMeeting } from "#app/services/meetings/enter-meeting.server.ts";
import { mayJoinNotebook } from "#app/services/notebooks/edit-notebook.server.ts";
import { eventsSince } from "#app/services/notifications/list-notifications.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import type { Environment } from "./environment.ts";

/**
 * A socket to the viewer's channel, or the events since `?ultimo=`. Throws foreign-origin, login-required. A
 * handshake's origin is checked, because browsers send cookies with any (security.md SEC-28).
 */
export async function serveNotificationChannel(
  env: Environment,
  request: Request,
  scope: RequestContext,
): Promise<Response> {
  const url = new URL(request.url);
  const upgrade = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (upgrade && request.headers.get("Origin") !== url.origin) throw new AppError("foreign-origin");
  const { viewer, deps } = scope;
  if (!viewer) throw new AppError("login-required");
  const last = readEventId(url.searchParams.get("ultimo")) ?? eventIdOf({ visibleFrom: deps.now(), num: 0 });
  // The HTTP layer retries with the session's viewer.
  const stale = () => new Response(null, { status: 401 });
  if (!upgrade) {
    try {
      return Response.json(await eventsSince(deps, viewer, last), {
        headers: { "Cache-Control": "no-store" },
      });
    } catch (error) {
      if (scope.stale) return stale();
      throw error;
    }
  }
  await scope.confirmViewer();
  if (scope.stale) return stale();
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("usuario", viewer.id);
  address.searchParams.set("sessao", viewer.sessionId);
  address.searchParams.set("ultimo", String(last));
  for (const audience of audiencesOf(viewer)) address.searchParams.append("publico", audience);
  const channel = env.USER_CHANNEL.get(env.USER_CHANNEL.idFromName(viewer.id));
  return channel.fetch(address, { headers: { Upgrade: "websocket" } });
}

/** Who opens a socket. Throws page-not-found, foreign-origin, login-required. */
function handshakeOf(request: Request, { viewer }: RequestContext): Viewer {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") throw new AppError("page-not-found");
  if (request.headers.get("Origin") !== new URL(request.url).origin) throw new AppError("foreign-origin");
  if (!viewer) throw new AppError("login-required");
  return viewer;
}

/** A writer's socket to a notebook's room. Throws foreign-origin, login-required, no-permission, notebook-not-loaded. */
export async function serveNotebookRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const viewer = handshakeOf(request, scope);
  const { deps } = scope;
  const { schoolId = "", notebookId = "" } = params;
  if (!decide("schoolTeacher", viewer, { schoolId }).allowed) throw new AppError("no-permission");
  const actor = schoolActor(viewer, { schoolId }, scope.requestId);
  try {
    await mayJoinNotebook(deps, actor, notebookId);
  } catch (error) {
    if (scope.stale) return new Response(null, { status: 401 });
    throw error;
  }
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("pessoa", viewer.id);
  address.searchParams.set("nome", viewer.firstName);
  const room = env.NOTEBOOK_ROOM.get(env.NOTEBOOK_ROOM.idFromName(notebookId));
  return room.fetch(address, { headers: { Upgrade: "websocket" } });
}

/** A socket to an assessment's room, of a student or of staff. Throws foreign-origin, login-required, no-permission, assessment-not-found. */
export async function serveAssessmentRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const viewer = handshakeOf(request, scope);
  const { schoolId = "", assessmentId = "" } = params;
  if (!decide("schoolStudent", viewer, { schoolId }).allowed) throw new AppError("no-permission");
  const actor = schoolActor(viewer, { schoolId }, scope.requestId);
  const right = await mayEnterRoom(scope.deps, actor, assessmentId).catch((error: unknown) => {
    if (scope.stale) return null;
    throw error;
  });
  if (!right) return new Response(null, { status: 401 });
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("pessoa", String(actor.person ?? 0));
  address.searchParams.set("equipe", right.isStaff ? "1" : "0");
  address.searchParams.set("fecha", String(right.closesAt ?? ""));
  const room = env.ASSESSMENT_ROOM.get(env.ASSESSMENT_ROOM.idFromName(assessmentId));
  return room.fetch(address, { headers: { Upgrade: "websocket" } });
}

/** A reader's socket to a thread's room. Throws foreign-origin, login-required, thread-not-found. */
export async function serveThreadRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  code: string,
): Promise<Response> {
  const viewer = handshakeOf(request, scope);
  const { deps } = scope;
  const num = ordOfCode(code);
  if (num === null) throw new AppError("thread-not-found");
  const newest = await newestPost(deps, viewer, num).catch((error: unknown) => {
    if (scope.stale) return null;
    throw error;
  });
  if (newest === null) return new Response(null, { status: 401 });
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("ultimo", String(newest));
  const room = env.THREAD_ROOM.get(env.THREAD_ROOM.idFromName(String(num)));
  return room.fetch(address, { headers: { Upgrade: "websocket" } });
}

/** A socket to a meeting's room, for who is invited. Throws foreign-origin, login-required, meeting-not-found. */
export async function serveMeetingRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  id: string,
): Promise<Response> {
  const viewer = handshakeOf(request, scope);
  const peer = new URL(request.url).searchParams.get("lugar");
  if (!isPeer(peer)) throw new AppError("meeting-not-found");
  const right = await mayEnterMeeting(scope.deps, viewer, id).catch((error: unknown) => {
    if (scope.stale) return null;
    throw error;
  });
  if (!right) return new Response(null, { status: 401 });
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("pessoa", String(viewer.num));
  address.searchParams.set("nome", viewer.firstName);
  address.searchParams.set("mentor", right.isMentor ? "1" : "0");
  address.searchParams.set("lugar", peer);
  const room = env.MEETING_ROOM.get(env.MEETING_ROOM.idFromName(id));
  return room.fetch(address, { headers: { Upgrade: "websocket" } });
}

/** The socket of the viewer's own request to the assistant, or its state. Throws foreign-origin, login-required, assistant-request-not-found. */
export async function serveAssistantRequest(
  env: Environment,
  request: Request,
  scope: RequestContext,
  id: string,
): Promise<Response> {
  const upgrade = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (upgrade && request.headers.get("Origin") !== new URL(request.url).origin)
    throw new AppError("foreign-origin");
  const { viewer, deps } = scope;
  if (!viewer) throw new AppError("login-required");
  const row = await readRequest(deps, viewer, id).catch((error: unknown) => {
    if (scope.stale) return null;
    throw error;
  });
  if (!row) return new Response(null, { status: 401 });
  const object = env.ASSISTANT_REQUEST.get(env.ASSISTANT_REQUEST.idFromName(requestId(row.num)));
  if (!upgrade) {
    const written = isUnfinished(row.status) ? await object.look() : {};
    return Response.json({ ...requestView(row), ...written }, { headers: { "Cache-Control": "no-store" } });
  }
  const address = new URL("https://canal.invalid/");
  address.searchParams.set("numero", String(row.num));
  address.searchParams.set("pessoa", String(viewer.num));
  return object.fetch(new Request(address, { headers: { Upgrade: "websocket" } }));
}
