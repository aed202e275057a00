import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { outcomeText, REPORT_REPLY, type ReportOutcome } from "../../domain/error-report.ts";
import { closeReportOf, openReport } from "../../queries/reports.server.ts";

/** Dismissing needs a reason; the author is notified. Throws report-closed, report-reply-required, no-permission. */
export async function closeReport(
  deps: Deps,
  actor: Actor,
  { num, outcome, reply }: { num: number; outcome: ReportOutcome; reply: string },
): Promise<void> {
  const entry = auditEntry(deps, actor, "question.report");
  const said = reply.trim();
  if (said.length > REPORT_REPLY.longest || (outcome === "dismissed" && said.length < REPORT_REPLY.shortest))
    throw new AppError("report-reply-required");
  const [report] = await deps.read(openReport(deps.db, num));
  if (!report) throw new AppError("report-closed");
  const code = questionCode(report.ord);
  const notice = personalRow(
    {
      id: `aviso-de-erro-${num}`,
      userId: report.userId,
      type: "nova-resposta",
      content: outcomeText(outcome, code, said),
      link: questionPaths.question(code),
    },
    entry.at,
  );
  const closing = { num, code, outcome, reply: said };
  const { closed, live } = await deps.write(closeReportOf(deps.db, closing, notice, entry));
  if (closed.length === 0) throw new AppError("report-closed");
  showInTabs(deps, [notice], live);
}
