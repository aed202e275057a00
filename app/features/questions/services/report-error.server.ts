import { REPORT_TEXT, REPORTS_AN_HOUR, reportKind } from "#app/features/bank/domain/error-report.ts";
import { insertReport, reportState } from "#app/features/bank/queries/reports.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { HOUR } from "#app/platform/time/units.ts";

export type SentReport = { ord: number; kind: unknown; content: string };

/**
 * "known": one is open already. One round trip. Throws question-not-found, report-kind-missing, report-too-short,
 * too-many-error-reports.
 */
export async function reportError(deps: Deps, viewer: Viewer, sent: SentReport): Promise<"taken" | "known"> {
  const { ord } = sent;
  const kind = reportKind(sent.kind);
  if (!kind) throw new AppError("report-kind-missing");
  const content = sent.content.trim();
  if (content.length < REPORT_TEXT.shortest || content.length > REPORT_TEXT.longest)
    throw new AppError("report-too-short");
  const { db } = deps;
  const at = deps.now();
  const key = `error-report:${viewer.id}`;
  const {
    before: [before],
    attempt: [attempt],
    taken: [taken],
  } = await deps.write({
    before: reportState(db, ord, viewer.id),
    attempt: countAttempt(db, { key, limit: REPORTS_AN_HOUR, seconds: HOUR }, at),
    taken: insertReport(db, { ord, userId: viewer.id, kind, content, at }, key),
  });
  if (!before) throw new AppError("question-not-found");
  if (taken) return "taken";
  if (before.open) return "known";
  if (attempt?.refused) throw new AppError("too-many-error-reports");
  throw new AppError("question-not-found");
}
