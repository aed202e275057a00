import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { CommentView } from "#app/domain/comments/comment.ts";
import { type CommentFieldName, commentNumber } from "#app/domain/comments/comment-reply.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import type { Query } from "#app/paths/with-query.ts";
import { addComment } from "#app/services/comments/add-comment.server.ts";
import { deleteComment } from "#app/services/comments/delete-comment.server.ts";
import { editComment } from "#app/services/comments/edit-comment.server.ts";
import { reportComment } from "#app/services/comments/report-comment.server.ts";
import { voteComment } from "#app/services/comments/vote-comment.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** Above the limit, so that a longer text is refused. */
const LONGEST_TEXT = 8000;

function textIn(form: SentForm): string {
  return form.text("text", LONGEST_TEXT);
}

/** Throws invalid-body. */
function numberIn(form: SentForm): number {
  const num = commentNumber(form.text("num"));
  if (num === null) throw new AppError("invalid-body");
  return num;
}

function write(deps: Deps, viewer: Viewer, ord: number, form: SentForm): Promise<CommentView> {
  const [text, under, operation] = [textIn(form), form.text("num"), form.text("operation")];
  const parent = commentNumber(under);
  if (under !== "" && parent === null) throw new AppError("comment-not-found");
  return addComment(deps, viewer, { ord, parent, operation, text });
}

type CommentHandler = FormHandler<CommentFieldName, { comment: CommentView; picture: string }>;

/** With scripts the reply is the comment, without the comments page. */
export function commentForms(
  deps: Deps,
  viewer: Viewer,
  ord: number,
  address: (query?: Query) => string,
): Readonly<Record<string, CommentHandler>> {
  const shown = (act: (form: SentForm) => Promise<CommentView>): CommentHandler => {
    return async (form) => {
      const comment = await act(form);
      if (form.text("inPlace") === "1") return { done: true, comment };
      const done = {
        feito: form.intent,
        comentario: comment.num,
        ...(comment.notice ? { tirado: "1" } : {}),
      };
      return redirectFor(`${address(done)}#comentario-${comment.num}`);
    };
  };
  const about = (form: SentForm) => ({ ord, num: numberIn(form) });
  return {
    write: shown((form) => write(deps, viewer, ord, form)),
    edit: shown((form) => editComment(deps, viewer, { ...about(form), text: textIn(form) })),
    delete: shown((form) => deleteComment(deps, viewer, about(form))),
    useful: shown((form) =>
      voteComment(deps, viewer, { ...about(form), useful: form.text("useful") === "1" }),
    ),
    report: shown((form) => reportComment(deps, viewer, { ...about(form), reason: form.text("reason") })),
  };
}
