import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import { LONGEST_CHAT_MESSAGE } from "../../../domain/chat.ts";
import { LONGEST_REPLY_TITLE, type ReadyReply, readyReplyProblems } from "../../../domain/ready-reply.ts";
import { removeReadyReply, upsertReadyReply } from "../../../services/ready-replies.server.ts";

export type ReadyReplyField = "id" | "title" | "content";
/** What a deletion can restore. */
export type ReadyReplyExtra = { gone: ReadyReply | null };

export function readyReplyForms(deps: Deps, actor: Actor): FormHandlers<ReadyReplyField, ReadyReplyExtra> {
  return {
    save: async (form) => {
      const reply = {
        id: form.text("id", 64),
        title: form.text("title", 2 * LONGEST_REPLY_TITLE).trim(),
        content: form.text("content", 2 * LONGEST_CHAT_MESSAGE).trim(),
      };
      const problems = readyReplyProblems(reply);
      if (Object.keys(problems).length > 0) return { problems };
      await upsertReadyReply(deps, actor, reply);
      return { done: true, message: `Resposta “${reply.title}” guardada.` };
    },
    delete: async (form) => {
      const gone = await removeReadyReply(deps, actor, form.text("id", 64));
      return { done: true, message: "Resposta apagada.", gone };
    },
  };
}
