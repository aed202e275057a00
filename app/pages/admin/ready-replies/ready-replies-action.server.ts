import { LONGEST_CHAT_MESSAGE } from "#app/domain/chat/chat.ts";
import { LONGEST_REPLY_TITLE, type ReadyReply, readyReplyProblems } from "#app/domain/chat/ready-reply.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import { keepReadyReply, removeReadyReply } from "#app/services/chat/ready-replies.server.ts";
import type { Deps } from "#app/services/deps.ts";

export type ReadyReplyField = "id" | "title" | "content";
/** What a deletion can restore. */
export type ReadyReplyExtra = { gone: ReadyReply | null };

export function readyReplyForms(
  deps: Deps,
  actor: Actor,
): Readonly<Record<string, FormHandler<ReadyReplyField, ReadyReplyExtra>>> {
  return {
    save: async (form) => {
      const reply = {
        id: form.text("id", 64),
        title: form.text("title", 2 * LONGEST_REPLY_TITLE).trim(),
        content: form.text("content", 2 * LONGEST_CHAT_MESSAGE).trim(),
      };
      const problems = readyReplyProblems(reply);
      if (Object.keys(problems).length > 0) return { problems };
      await keepReadyReply(deps, actor, reply);
      return { done: true, message: `Resposta “${reply.title}” guardada.` };
    },
    delete: async (form) => {
      const gone = await removeReadyReply(deps, actor, form.text("id", 64));
      return { done: true, message: "Resposta apagada.", gone };
    },
  };
}
