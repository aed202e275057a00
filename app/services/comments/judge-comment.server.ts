import { REPORT_REPLY } from "#app/domain/questions/error-report.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { questionPaths } from "#app/paths/questions.ts";
import {
  type CommentVerdict,
  judgeCommentOf,
  reportedComment,
  type Waiting,
} from "#app/queries/comments/judging.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { personalRow, showInTabs } from "../notifications/notify-people.server.ts";

/** The notice to the author; null if a comment that was never hidden stays. */
function wordOf({ state }: Waiting, verdict: CommentVerdict, code: string, reason: string): string | null {
  if (verdict === "removed")
    return `Seu comentário na questão ${code} foi retirado pela equipe. Motivo: ${reason}`;
  if (state !== "held") return null;
  return `Seu comentário na questão ${code} foi conferido pela equipe e está de volta.${reason ? ` ${reason}` : ""}`;
}

/** A removal needs a reason. Two round trips. Throws comment-judged, reason-required, no-permission. */
export async function judgeComment(
  deps: Deps,
  actor: Actor,
  { num, verdict, reason: said }: { num: number; verdict: CommentVerdict; reason: string },
): Promise<void> {
  const reason = said.trim();
  const entry = auditEntry(
    deps,
    actor,
    verdict === "kept" ? "question.keep-comment" : "question.remove-comment",
    reason || null,
  );
  const { shortest, longest } = REPORT_REPLY;
  if (reason.length > longest || (verdict === "removed" && reason.length < shortest))
    throw new AppError("reason-required");
  const [[waiting]] = await deps.read(reportedComment(deps.db, num));
  if (!waiting) throw new AppError("comment-judged");
  const code = questionCode(waiting.ord);
  const content = wordOf(waiting, verdict, code, reason);
  const told = waiting.state !== "deleted" && waiting.userId !== null && content !== null;
  const link = verdict === "kept" ? questionPaths.comment(code, num) : questionPaths.question(code);
  const id = `comment-${num}-${verdict}-${entry.at}`;
  const notices = told
    ? [personalRow({ id, userId: waiting.userId ?? "", type: "aviso", content, link }, entry.at)]
    : [];
  const results = await deps.write(...judgeCommentOf(deps.db, { ...waiting, verdict, code }, notices, entry));
  const [judged, live] = [results[4], results[5]];
  if (judged.length === 0) throw new AppError("comment-judged");
  showInTabs(deps, notices, live);
}
