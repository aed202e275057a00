import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { chatProblem, chatTexts } from "../domain/chat.ts";
import { chatPaths } from "../paths.ts";
import { addChatNote, answerChat, claimChat, closeChat, threadOf } from "../queries/chat/inbox.server.ts";
import { insertPersonal } from "../queries/personal-notices.server.ts";
import { storeChatPicture } from "./chat-pictures.server.ts";
import { personalRow, showInTabs } from "./notify-people.server.ts";
import { refreshInboxes } from "./notify-team-of-message.server.ts";

/** `operation`: idempotency key. */
type Written = { userId: string; operation: string; content: string; picture?: Uint8Array | null };

function checked({ operation, content, picture }: Written): string {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  if (chatProblem(content.trim(), picture != null)) throw new AppError("invalid-chat-message");
  return content.trim();
}

/** Answers and notifies the person, once. Throws no-permission, invalid-body, invalid-chat-message, chat-not-found. */
export async function answerThread(deps: Deps, actor: Actor, written: Written): Promise<void> {
  const entry = auditEntry(deps, actor, "chat.answer");
  const content = checked(written);
  const { userId, operation } = written;
  const [thread] = await deps.read(threadOf(deps.db, userId));
  if (!thread) throw new AppError("chat-not-found");
  const { viewer } = actor;
  const bytes = written.picture;
  const picture = viewer && bytes ? await storeChatPicture(deps, viewer, userId, bytes) : null;
  const notice = personalRow(
    {
      id: operation,
      userId,
      type: "nova-resposta",
      content: `${chatTexts.title} respondeu à sua mensagem.`,
      link: chatPaths.conversation(),
    },
    entry.at,
  );
  const {
    told: [told],
  } = await deps.write({
    told: insertPersonal(deps.db, notice),
    ...answerChat(deps.db, userId, { operation, content, picture, at: entry.at }, entry),
  });
  if (!told) return;
  showInTabs(deps, [notice], [{ id: notice.id, num: told.num }]);
  refreshInboxes(deps);
}

/** Throws no-permission, chat-not-found. */
export async function claimThread(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const { actorId } = auditEntry(deps, actor, "chat.answer");
  const [taken] = await deps.write(claimChat(deps.db, userId, actorId ?? ""));
  if (!taken) throw new AppError("chat-not-found");
  refreshInboxes(deps);
}

/** Closes what was read: `messages` of it. Throws no-permission, chat-not-found, chat-changed. */
export async function closeThread(
  deps: Deps,
  actor: Actor,
  { userId, messages }: { userId: string; messages: number },
): Promise<void> {
  const entry = auditEntry(deps, actor, "chat.close");
  const {
    thread: [thread],
    closed: [closed],
  } = await deps.write({
    thread: threadOf(deps.db, userId),
    ...closeChat(deps.db, userId, messages, entry),
  });
  if (!thread) throw new AppError("chat-not-found");
  if (!closed && thread.state !== "closed") throw new AppError("chat-changed");
  if (closed) refreshInboxes(deps);
}

/** For the team alone. Throws no-permission, invalid-body, invalid-chat-message, chat-not-found. */
export async function addThreadNote(deps: Deps, actor: Actor, written: Written): Promise<void> {
  const { actorId, at } = auditEntry(deps, actor, "chat.answer");
  const content = checked(written);
  const note = { id: written.operation, writtenBy: actorId ?? "", content, at };
  const {
    thread: [thread],
  } = await deps.write({
    thread: threadOf(deps.db, written.userId),
    chatNote: addChatNote(deps.db, written.userId, note),
  });
  if (!thread) throw new AppError("chat-not-found");
}
