import { audienceKey } from "#app/features/messages/domain/audience.ts";
import { auditNotice } from "#app/features/messages/queries/notices.server.ts";
import { sendNotification } from "#app/features/messages/services/send-notification.server.ts";
import { type CommunityPlace, isAdminOf, type NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

export function communityAudience(of: CommunityPlace): string {
  return audienceKey({ kind: "community", of });
}

/**
 * Sends a notice to all people of a community, once by `operation`, with an audit row. Throws no-permission,
 * invalid-body, invalid-notification, invalid-notification-link.
 */
export async function notifyCommunity(
  deps: Deps,
  viewer: Viewer,
  community: NamedCommunity,
  sent: { operation: string; content: string; link: string; requestId: string },
): Promise<void> {
  if (!isAdminOf(community, viewer)) throw new AppError("no-permission");
  const { operation, content, link, requestId } = sent;
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  const entry = {
    scope: PLATFORM,
    at: deps.now(),
    actorId: viewer.id,
    action: "notice.send",
    reason: community.name,
    requestId,
  } as const;
  const notice = {
    audience: { kind: "community", of: community },
    type: "aviso",
    content,
    link: link || null,
    visibleFrom: null,
    expiresAt: null,
  } as const;
  await sendNotification(deps, null, notice, {
    id: operation,
    note: (stored) => auditNotice(deps.db, operation, stored, entry),
  });
}
