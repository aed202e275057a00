import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import type { Query } from "#app/platform/paths/with-query.ts";
import type { CommentView } from "../../domain/comment.ts";
import { type CommentFieldName, commentNumber } from "../../domain/comment-reply.ts";
import { addComment } from "../../services/add-comment.server.ts";
import { deleteComment } from "../../services/delete-comment.server.ts";
import { editComment } from "../../services/edit-comment.server.ts";
import { reportComment } from "../../services/report-comment.server.ts";
import { voteComment } from "../../services/vote-comment.server.ts";

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
