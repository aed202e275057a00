import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ReadyReply, readyReplyProblems } from "../domain/ready-reply.ts";
import { deleteReadyReply, readyReplies, saveReadyReply } from "../queries/chat/ready-replies.server.ts";

export async function listReadyReplies(deps: Deps): Promise<ReadyReply[]> {
  const rows = await deps.read(readyReplies(deps.db));
  return rows;
}

/** Adds or changes one. Throws no-permission, invalid-body, too-many-ready-replies. */
export async function upsertReadyReply(deps: Deps, actor: Actor, reply: ReadyReply): Promise<void> {
  const entry = auditEntry(deps, actor, "replies.change", reply.title);
  const isId = /^[0-9a-f]{32}$/.test(reply.id);
  if (!isId || Object.keys(readyReplyProblems(reply)).length > 0) throw new AppError("invalid-body");
  const { rows } = await deps.write({
    ...saveReadyReply(deps.db, reply, entry),
    rows: readyReplies(deps.db),
  });
  if (!rows.some(({ id }) => id === reply.id)) throw new AppError("too-many-ready-replies");
}

/** What was deleted, so that it can be restored; null where it was gone. Throws no-permission. */
export async function removeReadyReply(deps: Deps, actor: Actor, id: string): Promise<ReadyReply | null> {
  const entry = auditEntry(deps, actor, "replies.change");
  const {
    gone: [gone],
  } = await deps.write(deleteReadyReply(deps.db, id, entry));
  return gone ?? null;
}
