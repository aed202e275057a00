import { type ReadyReply, readyReplyProblems } from "#app/domain/chat/ready-reply.ts";
import { AppError } from "#app/errors/app-error.ts";
import { deleteReadyReply, readyReplies, saveReadyReply } from "#app/queries/chat/ready-replies.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";

export async function listReadyReplies(deps: Deps): Promise<ReadyReply[]> {
  const [rows] = await deps.read(readyReplies(deps.db));
  return rows;
}

/** Adds or changes one. Throws no-permission, invalid-body, too-many-ready-replies. */
export async function keepReadyReply(deps: Deps, actor: Actor, reply: ReadyReply): Promise<void> {
  const entry = auditEntry(deps, actor, "replies.change", reply.title);
  const isId = /^[0-9a-f]{32}$/.test(reply.id);
  if (!isId || Object.keys(readyReplyProblems(reply)).length > 0) throw new AppError("invalid-body");
  const [, , rows] = await deps.write(...saveReadyReply(deps.db, reply, entry), readyReplies(deps.db));
  if (!rows.some(({ id }) => id === reply.id)) throw new AppError("too-many-ready-replies");
}

/** What was deleted, so that it can be restored; null where it was gone. Throws no-permission. */
export async function removeReadyReply(deps: Deps, actor: Actor, id: string): Promise<ReadyReply | null> {
  const entry = auditEntry(deps, actor, "replies.change");
  const [, [gone]] = await deps.write(...deleteReadyReply(deps.db, id, entry));
  return gone ?? null;
}
