import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import type { Query } from "#app/platform/paths/with-query.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { CommentView } from "../../domain/comment.ts";
import type { CommentFieldName } from "../../domain/comment-reply.ts";
import { acceptAnswer, followThreadOf } from "../../services/accept-answer.server.ts";
import { promoteAnswer } from "../../services/promote-answer.server.ts";
import { proposeSolution } from "../../services/propose-solution.server.ts";
import { storeForumPicture } from "../../services/store-forum-picture.server.ts";

type ThreadHandler = FormHandler<CommentFieldName, { comment: CommentView; picture: string }>;

/** A thread's forms besides posts. */
export function threadForms(
  deps: Deps,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  num: number,
  address: (query?: Query) => string,
): Readonly<Record<string, ThreadHandler>> {
  return {
    accept: async (form) => {
      const answer = form.whole("num");
      if (answer === null) throw new AppError("invalid-body");
      await acceptAnswer(deps, viewer, { num, answer: form.text("accepted") === "0" ? null : answer });
      return redirectFor(address());
    },
    follow: async (form) => {
      await followThreadOf(deps, viewer, { num, follows: form.text("follows") === "1" });
      return redirectFor(address());
    },
    propose: async () => {
      await proposeSolution(deps, viewer, num);
      return redirectFor(address());
    },
    promote: async (form) => {
      const taken = form.text("taken") === "1";
      await promoteAnswer(deps, { viewer, requestId }, { num, taken });
      return redirectFor(address());
    },
    picture: forumPicture(deps, viewer, questionCode(num)),
  };
}

/**
 * Stores a picture for a text that is being written. `code`: of the thread, or of the question that the doubt is about.
 */
export function forumPicture(
  deps: Deps,
  viewer: Viewer,
  code: string,
): FormHandler<CommentFieldName, { picture: string }> {
  return async (form) => {
    const file = form.file("picture");
    if (!file) throw new AppError("figure-not-accepted");
    return { done: true, picture: await storeForumPicture(deps, viewer, code, file) };
  };
}
