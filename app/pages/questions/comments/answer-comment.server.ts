import { json } from "@remix-run/cloudflare";
import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { CommentView } from "#app/domain/comments/comment.ts";
import { type CommentReply, fieldOfRefusal } from "#app/domain/comments/comment-reply.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { addComment } from "#app/services/comments/add-comment.server.ts";
import { deleteComment } from "#app/services/comments/delete-comment.server.ts";
import { editComment } from "#app/services/comments/edit-comment.server.ts";
import { reportComment } from "#app/services/comments/report-comment.server.ts";
import { voteComment } from "#app/services/comments/vote-comment.server.ts";
import type { Deps } from "#app/services/deps.ts";

const LONGEST_FIELD = 8000;

/** A comment's number as a form or an address has it; null for anything else. */
export function commentNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}

type Field = (name: string) => string;

function act(deps: Deps, viewer: Viewer, ord: number, field: Field): Promise<CommentView> {
  const intent = field("intent");
  const text = field("text");
  const num = commentNumber(field("num"));
  if (intent === "write") {
    if (field("num") !== "" && num === null) throw new AppError("comment-not-found");
    return addComment(deps, viewer, { ord, parent: num, operation: field("operation"), text });
  }
  if (num === null) throw new AppError("invalid-body");
  if (intent === "edit") return editComment(deps, viewer, { ord, num, text });
  if (intent === "delete") return deleteComment(deps, viewer, { ord, num });
  if (intent === "useful") return voteComment(deps, viewer, { ord, num, useful: field("useful") === "1" });
  if (intent === "report") return reportComment(deps, viewer, { ord, num, reason: field("reason") });
  throw new AppError("invalid-body");
}

/** Does what a form of comments asks for: scripts get the comment as it is now, everybody else the page of comments. */
export async function answerComment(
  deps: Deps,
  viewer: Viewer,
  ord: number,
  form: FormData,
): Promise<Response> {
  const field = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_FIELD);
  try {
    const comment = await act(deps, viewer, ord, field);
    if (field("inPlace") === "1") return json<CommentReply>({ done: true, comment });
    const done = { feito: field("intent"), comentario: comment.num };
    return redirectFor(`${paths.questionComments(questionCode(ord), done)}#comentario-${comment.num}`);
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    if (error.code === "question-not-found" || error.code === "invalid-body") throw error;
    const { message, status } = error;
    const shown = { message, field: fieldOfRefusal[error.code] ?? null, text: field("text") };
    const reply: CommentReply = { done: false, ...shown, num: commentNumber(field("num")) };
    return json(reply, { status });
  }
}
