import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { listHead } from "../queries/reading.server.ts";
import { deleteFollow, deleteFollowOf, insertFollow } from "../queries/writing.server.ts";

/** Idempotent. Throws list-not-found, list-own, too-many-followed. */
export async function followList(
  deps: Deps,
  viewer: Viewer,
  { id, follow }: { id: string; follow: boolean },
): Promise<{ followers: number }> {
  const { db } = deps;
  const {
    head: [head],
  } = await deps.write({
    follow: follow ? insertFollow(db, id, viewer.num, deps.now()) : deleteFollow(db, id, viewer.num),
    head: listHead(db, id, viewer.num),
  });
  if (!follow) return { followers: head?.followers ?? 0 };
  if (!head || head.deletedAt !== null) throw new AppError("list-not-found");
  if (head.owner === viewer.num) throw new AppError("list-own");
  if (!head.followed) throw new AppError("too-many-followed");
  return { followers: head.followers };
}

/** Unfollows a list that is deleted, or no longer public. Idempotent. */
export async function unfollowGone(deps: Deps, viewer: Viewer, list: number): Promise<void> {
  await deps.write(deleteFollowOf(deps.db, list, viewer.num));
}
