import { eventIdOf, readEventId } from "#app/domain/notifications/channel-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { RequestContext } from "#app/services/deps.ts";
import { eventsSince } from "#app/services/notifications/list-notifications.server.ts";
import type { Environment } from "./environment.ts";

/**
 * The notifications of the person who asks, live: a socket to their channel, or without an upgrade the events since
 * `?ultimo=`, for a tab that polls. A handshake must come from our own pages, because browsers send cookies with one from
 * anywhere (security.md SEC-28); whose channel it is, the session says. Throws foreign-origin, login-required.
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
  // The door asks again as whoever the session now says.
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
  const channel = env.USER_CHANNEL.get(env.USER_CHANNEL.idFromName(viewer.id));
  return channel.fetch(address, { headers: { Upgrade: "websocket" } });
}
