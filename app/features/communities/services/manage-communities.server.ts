import type { NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";
import { type AuditEntry, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import { auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { CommunityData } from "../domain/community-fields.ts";
import {
  communityByCode,
  insertCommunity,
  listCommunities,
  removeFromCommunity,
  setCommunityAdmin,
  setCommunityClosed,
  updateCommunity,
} from "../queries/communities.server.ts";
import { requireCommunityAdmin } from "./manage-shifts.server.ts";

type TeamActor = { viewer: Viewer; requestId: string };

/** Every community, and the one that is edited. One round trip. */
export async function loadCommunities(deps: Deps, code: string | null) {
  const {
    all,
    edited: [edited],
  } = await deps.read({ all: listCommunities(deps.db), edited: communityByCode(deps.db, code ?? "") });
  return { all, edited: edited && edited.closedAt === null ? edited : null };
}

export type LoadedCommunities = Awaited<ReturnType<typeof loadCommunities>>;

/** A new community, with its maker as admin. Throws no-permission, community-taken. */
export async function createCommunity(deps: Deps, actor: TeamActor, row: CommunityData): Promise<void> {
  const entry = auditEntry(deps, actor, "community.create");
  const {
    made: [made],
  } = await deps.write(insertCommunity(deps.db, row, { ...entry, userNum: actor.viewer.num }));
  if (!made) throw new AppError("community-taken");
}

/** Throws no-permission, community-not-found. */
export async function editCommunity(deps: Deps, actor: TeamActor, row: CommunityData): Promise<void> {
  const {
    changed: [changed],
  } = await deps.write(updateCommunity(deps.db, row, auditEntry(deps, actor, "community.edit")));
  if (!changed) throw new AppError("community-not-found");
}

/** While closed, its pages are not found; its data stays and is back when it reopens. A partner with claims stays open. Throws no-permission. */
export async function closeOwnCommunity(
  deps: Deps,
  actor: TeamActor,
  { code, isClosed }: { code: string; isClosed: boolean },
): Promise<void> {
  const entry = auditEntry(deps, actor, isClosed ? "community.close" : "community.reopen");
  await deps.write(setCommunityClosed(deps.db, code, isClosed, entry));
}

/** Throws no-permission. */
function entryOf(
  deps: Deps,
  { viewer, requestId }: TeamActor,
  community: NamedCommunity,
  action: AuditAction,
): AuditEntry {
  requireCommunityAdmin(community, viewer);
  return { scope: PLATFORM, at: deps.now(), actorId: viewer.id, action, reason: community.name, requestId };
}

/** Makes somebody an admin of their community, or no longer one, at once. Throws no-permission, community-person-gone. */
export async function updateCommunityAdmin(
  deps: Deps,
  actor: TeamActor,
  community: NamedCommunity,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<void> {
  const entry = entryOf(deps, actor, community, "community.admin");
  const change = { code: community.code, userId, isAdmin };
  const {
    changed: [changed],
  } = await deps.write(setCommunityAdmin(deps.db, change, entry));
  if (!changed) throw new AppError("community-person-gone");
}

/** Removes a member at once. Throws no-permission, community-person-gone. */
export async function removeCommunityPerson(
  deps: Deps,
  actor: TeamActor,
  community: NamedCommunity,
  userId: string,
): Promise<void> {
  const entry = entryOf(deps, actor, community, "community.remove");
  const change = { code: community.code, userId };
  const {
    gone: [gone],
  } = await deps.write(removeFromCommunity(deps.db, change, entry));
  if (!gone) throw new AppError("community-person-gone");
}
