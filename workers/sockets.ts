import type { Viewer } from "#app/platform/access/viewer.ts";
import type { RequestContext } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { roomKey } from "#app/platform/live/domain/room-key.ts";
import { confirmEntry, recordEntry, withdrawEntry } from "#app/platform/live/services/end-rights.server.ts";
import { liveRoom, type RoomKind } from "#app/shell/services/live-rooms.server.ts";
import type { Environment } from "./environment.ts";
import { roomObject } from "./providers/rooms.ts";

const isUpgrade = (request: Request) => request.headers.get("Upgrade")?.toLowerCase() === "websocket";

/** A handshake's origin is checked, because browsers send cookies with any (SEC-28). Throws foreign-origin, login-required. */
function viewerAt(request: Request, { viewer }: RequestContext): Viewer {
  if (isUpgrade(request) && request.headers.get("Origin") !== new URL(request.url).origin)
    throw new AppError("foreign-origin");
  if (!viewer) throw new AppError("login-required");
  return viewer;
}

/** `parts`: of the room's address. */
type Asked = { kind: RoomKind; parts: readonly string[] };

/**
 * Opens a socket to a room, or answers its poll. A socket is recorded before the room's rule is checked, and once it is
 * open it is checked whether the right ended meanwhile (decision 067). Throws page-not-found, foreign-origin,
 * login-required, and what the rule refuses.
 */
export async function serveRoom(
  env: Environment,
  request: Request,
  scope: RequestContext,
  { kind, parts }: Asked,
): Promise<Response> {
  const viewer = viewerAt(request, scope);
  const { deps } = scope;
  const room = liveRoom(kind);
  const names = room.names?.(parts, viewer) ?? parts;
  const key = roomKey(kind, names);
  const entry = { deps, viewer, names, query: new URL(request.url).searchParams };
  const isSocket = isUpgrade(request);
  if (!isSocket && room.poll === "nobody") throw new AppError("page-not-found");
  const address = new URL("https://canal.invalid/");
  try {
    if (isSocket) await recordEntry(deps, viewer, key);
    for (const [name, value] of Object.entries(await room.mayEnter(entry)))
      for (const each of typeof value === "string" ? [value] : value) address.searchParams.append(name, each);
    if (!isSocket && typeof room.poll === "function") return fresh(await room.poll(entry));
  } catch (error) {
    // The HTTP layer retries with the session's viewer.
    if (scope.stale) return new Response(null, { status: 401 });
    if (isSocket) deps.later((later) => withdrawEntry(later, viewer.sessionId, key));
    throw error;
  }
  const object = roomObject(env, kind, names);
  if (!isSocket) return fresh(await (await object.fetch(new Request(address))).json());
  address.searchParams.set("sessao", viewer.sessionId);
  const response = await object.fetch(new Request(address, { headers: { Upgrade: "websocket" } }));
  deps.later((later) => confirmEntry(later, viewer.sessionId, key));
  return response;
}

function fresh(word: unknown): Response {
  return Response.json(word, { headers: { "Cache-Control": "no-store" } });
}
