import { adminPaths } from "#app/features/admin/paths.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import { chatProblem, LONGEST_CHAT_MESSAGE } from "../../../domain/chat.ts";
import {
  addThreadNote,
  answerThread,
  claimThread,
  closeThread,
} from "../../../services/team-answers.server.ts";
import { sentPicture } from "../../chat/sent-picture.server.ts";

type ConversationField = "reply" | "note" | "picture";

/** The forms of one conversation, by intent. */
export function conversationForms(deps: Deps, actor: Actor, userId: string): FormHandlers<ConversationField> {
  const done = (word: string) => redirectFor(adminPaths.conversation(userId, word));
  const writtenIn = (form: SentForm, field: ConversationField) => {
    const content = form.text(field, 2 * LONGEST_CHAT_MESSAGE).trim();
    return { userId, operation: form.text("operation", 64), content };
  };
  return {
    answer: async (form) => {
      const written = writtenIn(form, "reply");
      const picture = await sentPicture(form);
      const problem = chatProblem(written.content, picture !== null);
      if (problem) return { problems: { reply: problem } };
      await answerThread(deps, actor, { ...written, picture });
      return done("respondida");
    },
    note: async (form) => {
      const written = writtenIn(form, "note");
      const problem = chatProblem(written.content);
      if (problem) return { problems: { note: problem } };
      await addThreadNote(deps, actor, written);
      return done("anotada");
    },
    take: async () => {
      await claimThread(deps, actor, userId);
      return done("assumida");
    },
    close: async (form) => {
      const messages = Number(form.text("messages", 16));
      if (!Number.isSafeInteger(messages)) throw new AppError("invalid-body");
      await closeThread(deps, actor, { userId, messages });
      return done("encerrada");
    },
  };
}
