import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { CommentView } from "#app/domain/comments/comment.ts";
import type { CommentFieldName } from "#app/domain/comments/comment-reply.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import type { Query } from "#app/paths/with-query.ts";
import type { Deps } from "#app/services/deps.ts";
import { acceptAnswer, followThreadOf } from "#app/services/forum/accept-answer.server.ts";
import { promoteAnswer } from "#app/services/forum/promote-answer.server.ts";
import { proposeSolution } from "#app/services/forum/propose-solution.server.ts";
import { storeForumPicture } from "#app/services/forum/store-forum-picture.server.ts";

type ThreadHandler = FormHandler<CommentFieldName, { comment: CommentView; picture: string }>;

/** What a thread takes besides posts. */
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

/** Stores a picture for a text that is being written. `code`: of the thread, or of the question that is asked about. */
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
