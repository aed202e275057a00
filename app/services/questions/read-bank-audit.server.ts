import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { type ReportKind, reportKinds } from "#app/domain/questions/error-report.ts";
import { type Evidence, type FindingKind, findingKinds } from "#app/domain/questions/findings.ts";
import { type QuestionHeading, questionHeading } from "#app/domain/questions/question-heading.ts";
import { countFindings, type FindingRow, openFindings } from "#app/queries/questions/findings.server.ts";
import type { AuditedQuestion } from "#app/queries/questions/question-fields.server.ts";
import { countOpenReports, openReports, type ReportRow } from "#app/queries/questions/reports.server.ts";
import type { Deps } from "../deps.ts";

const PAGE = 15;
/** Counts go up to this: `MOST_COUNTED + 1` reads as "more than". */
const MOST_COUNTED = 1000;
const FIRST = Number.MAX_SAFE_INTEGER;

export type AuditedView = {
  heading: QuestionHeading;
  excerpt: string;
  status: AuditedQuestion["status"];
  letter: string | null;
  chosen: { letter: string; answers: number }[];
};

export type ReportView = AuditedView & {
  num: number;
  kind: ReportKind;
  kindLabel: string;
  content: string;
  at: number;
  userId: string;
  userName: string;
  same: number;
};

export type FindingView = AuditedView & {
  kind: FindingKind;
  at: number;
  evidence: Evidence;
  area: string | null;
};

export type BankAudit = {
  counts: Record<"reports" | FindingKind, number>;
  reports: ReportView[];
  findings: FindingView[];
  next: number | null;
};

/** One view of the audit, with the counts of all. One round trip, bounded rows. */
export async function readBankAudit(
  deps: Deps,
  view: "reports" | FindingKind,
  below: number | null,
): Promise<BankAudit> {
  const { db } = deps;
  const most = MOST_COUNTED + 1;
  const from = below ?? FIRST;
  const [[waiting], [found], reports, findings] = await deps.read(
    countOpenReports(db, most),
    countFindings(db, most),
    openReports(db, view === "reports" ? from : 0, PAGE + 1),
    openFindings(db, view === "reports" ? "render" : view, view === "reports" ? 0 : from, PAGE + 1),
  );
  const counts = Object.fromEntries([
    ["reports", waiting?.n ?? 0],
    ...findingKinds.map((kind) => [kind, found?.[kind] ?? 0]),
  ]) as BankAudit["counts"];
  const catalogue = deps.catalogue.current();
  const shown = reports.slice(0, PAGE).map((row) => reportView(row, catalogue));
  const seen =
    view === "reports" ? [] : findings.slice(0, PAGE).map((row) => findingView(row, view, catalogue));
  const next =
    reports.length > PAGE
      ? (reports[PAGE - 1]?.num ?? null)
      : findings.length > PAGE
        ? (findings[PAGE - 1]?.ord ?? null)
        : null;
  return { counts, reports: shown, findings: seen, next };
}

export function auditedView(row: AuditedQuestion, catalogue: TopicCatalogue): AuditedView {
  const chosen = [
    { letter: "A", answers: row.a },
    { letter: "B", answers: row.b },
    { letter: "C", answers: row.c },
    { letter: "D", answers: row.d },
    { letter: "E", answers: row.e },
  ];
  return {
    heading: questionHeading(row, catalogue),
    excerpt: row.excerpt,
    status: row.status,
    letter: row.letter,
    chosen: chosen.filter(({ answers }) => answers > 0),
  };
}

function reportView(row: ReportRow, catalogue: TopicCatalogue): ReportView {
  const { num, kind, content, createdAt: at, userId, userName, same } = row;
  const kindLabel = reportKinds[kind] ?? reportKinds.other;
  return { ...auditedView(row, catalogue), num, kind, kindLabel, content, at, userId, userName, same };
}

function findingView(row: FindingRow, kind: FindingKind, catalogue: TopicCatalogue): FindingView {
  const { at, area } = row;
  return { ...auditedView(row, catalogue), kind, at, area, evidence: row.evidence };
}
