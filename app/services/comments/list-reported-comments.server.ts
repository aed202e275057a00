import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { type CommentState, reportReasons } from "#app/domain/comments/comment.ts";
import { type QuestionHeading, questionHeading } from "#app/domain/questions/question-heading.ts";
import { countReported, type ReportedRow, reportedComments } from "#app/queries/comments/judging.server.ts";
import type { Deps } from "../deps.ts";

const PAGE = 20;
/** Counts go up to this: `most + 1` reads as "more than". */
const MOST_COUNTED = 1000;

/** Times in epoch seconds. */
export type ReportedComment = {
  num: number;
  heading: QuestionHeading;
  state: CommentState;
  html: string;
  at: number;
  /** Changed after the first report. */
  editedSince: boolean;
  author: { id: string; name: string } | null;
  reasons: { label: string; people: number }[];
  people: number;
};

/** Undecided reported comments, newest first, below a number. One round trip. */
export async function listReportedComments(
  deps: Deps,
  before: number | null,
): Promise<{ count: number; comments: ReportedComment[]; next: number | null }> {
  const [[counted], rows] = await deps.read(
    countReported(deps.db, MOST_COUNTED + 1),
    reportedComments(deps.db, before ?? Number.MAX_SAFE_INTEGER, PAGE + 1),
  );
  const shown = rows.slice(0, PAGE);
  const catalogue = deps.catalogue.current();
  const next = rows.length > PAGE ? (shown.at(-1)?.num ?? null) : null;
  return { count: counted?.n ?? 0, comments: shown.map((row) => reportedComment(row, catalogue)), next };
}

function reportedComment(row: ReportedRow, catalogue: TopicCatalogue): ReportedComment {
  const { reports } = row;
  const people = new Map<string, number>();
  for (const { reason } of reports) {
    const label = reportReasons[reason] ?? reportReasons.other;
    people.set(label, (people.get(label) ?? 0) + 1);
  }
  const first = Math.min(...reports.map(({ at }) => at));
  return {
    num: row.num,
    heading: questionHeading(row, catalogue),
    state: row.state,
    html: row.html,
    at: row.createdAt,
    editedSince: row.editedAt !== null && row.editedAt >= first,
    author: row.userId && row.userName ? { id: row.userId, name: row.userName } : null,
    reasons: [...people].map(([label, count]) => ({ label, people: count })),
    people: reports.length,
  };
}
