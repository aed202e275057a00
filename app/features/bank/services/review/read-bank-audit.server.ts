import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { countsOf } from "../../domain/answers/answer-result.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { type ReportKind, reportKinds } from "../../domain/error-report.ts";
import { type Evidence, type FindingKind, findingKinds } from "../../domain/findings.ts";
import { type QuestionHeading, questionHeading } from "../../domain/question-heading.ts";
import { countFindings, type FindingRow, openFindings } from "../../queries/findings.server.ts";
import type { AuditedQuestion } from "../../queries/question-fields.server.ts";
import { countOpenReports, openReports, type ReportRow } from "../../queries/reports.server.ts";
import {
  countWantedSolutions,
  mostWantedSolutions,
  type WantedPlace,
} from "../../queries/solution-requests.server.ts";
import {
  countUnclearSteps,
  mostUnclearSteps,
  type UnclearPlace,
} from "../../queries/unclear-steps.server.ts";

const PAGE = 15;
/** Counts go up to this: `MOST_COUNTED + 1` reads as "more than". */
const MOST_COUNTED = 1000;

/** Above every ord: requests and ord make one cursor. */
const ORDS = 2 ** 35;

function wantedCursor({ requests, ord }: WantedPlace): number {
  return requests * ORDS + ord;
}

function wantedPlace(cursor: number): WantedPlace {
  return { requests: Math.floor(cursor / ORDS), ord: cursor % ORDS };
}

/** Above every number of a step. */
const STEPS = 32;

function unclearCursor({ people, ord, step }: UnclearPlace): number {
  return (people * ORDS + ord) * STEPS + step;
}

function unclearPlace(cursor: number): UnclearPlace {
  const { requests: people, ord } = wantedPlace(Math.floor(cursor / STEPS));
  return { people, ord, step: cursor % STEPS };
}

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

export type WantedView = AuditedView & { requests: number };

/** A step of a solution that readers marked; `html`: null where the steps changed since. */
export type UnclearView = AuditedView & { step: number; people: number; html: string | null };

export type BankAuditView = "reports" | "solutions" | "steps" | FindingKind;

export type BankAudit = {
  counts: Record<BankAuditView, number>;
  reports: ReportView[];
  wanted: WantedView[];
  unclear: UnclearView[];
  findings: FindingView[];
  next: number | null;
};

/** One view of the audit, with the counts of all. One round trip, bounded rows. */
export async function readBankAudit(
  deps: Deps,
  view: BankAuditView,
  below: number | null,
): Promise<BankAudit> {
  const { db } = deps;
  const most = MOST_COUNTED + 1;
  const from = below ?? FIRST_PAGE;
  const own = (list: BankAuditView) => (view === list ? from : 0);
  const kind = view === "reports" || view === "solutions" || view === "steps" ? null : view;
  const {
    waiting: [waiting],
    asked: [asked],
    marked: [marked],
    found: [found],
    reports,
    wanted,
    unclear,
    findings,
  } = await deps.read({
    waiting: countOpenReports(db, most),
    asked: countWantedSolutions(db, most),
    marked: countUnclearSteps(db, most),
    found: countFindings(db, most),
    reports: openReports(db, own("reports"), rowsToRead(PAGE)),
    wanted: mostWantedSolutions(db, wantedPlace(own("solutions")), rowsToRead(PAGE)),
    unclear: mostUnclearSteps(db, unclearPlace(own("steps")), rowsToRead(PAGE)),
    findings: openFindings(db, kind ?? "render", kind ? from : 0, rowsToRead(PAGE)),
  });
  const counts = Object.fromEntries([
    ["reports", waiting?.n ?? 0],
    ["solutions", asked?.n ?? 0],
    ["steps", marked?.n ?? 0],
    ...findingKinds.map((each) => [each, found?.[each] ?? 0]),
  ]) as BankAudit["counts"];
  const catalogue = deps.catalogue.current();
  const ofReports = pageOfRows(reports, PAGE, ({ num }) => num);
  const ofWanted = pageOfRows(wanted, PAGE, wantedCursor);
  const ofSteps = pageOfRows(unclear, PAGE, unclearCursor);
  const ofFindings = pageOfRows(findings, PAGE, ({ ord }) => ord);
  return {
    counts,
    reports: ofReports.shown.map((row) => reportView(row, catalogue)),
    wanted: ofWanted.shown.map((row) => ({ ...auditedView(row, catalogue), requests: row.requests })),
    unclear: ofSteps.shown.map((row) => ({
      ...auditedView(row, catalogue),
      step: row.step,
      people: row.people,
      html: row.stepHtml,
    })),
    findings: kind ? ofFindings.shown.map((row) => findingView(row, kind, catalogue)) : [],
    next: ofReports.next ?? ofWanted.next ?? ofSteps.next ?? ofFindings.next,
  };
}

export function auditedView(row: AuditedQuestion, catalogue: TopicCatalogue): AuditedView {
  const { counts } = countsOf(row);
  const chosen = Object.entries(counts).map(([letter, answers]) => ({ letter, answers }));
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
