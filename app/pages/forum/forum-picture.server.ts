import type { Viewer } from "#app/access/viewer.ts";
import type { CommentFieldName } from "#app/domain/comments/comment-reply.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { storeForumPicture } from "#app/services/forum/store-forum-picture.server.ts";

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
