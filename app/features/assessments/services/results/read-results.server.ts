import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { expectedShare } from "#app/features/practice/domain/tri/score-model.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { SMALLEST_GROUP } from "../../domain/analysis/share.ts";
import { type AssessmentDocument, placedQuestions } from "../../domain/assessment.ts";
import { classSums } from "../../domain/results/class-sums.ts";
import { evolutionOf } from "../../domain/results/evolution.ts";
import {
  bestSittings,
  changeOf,
  keyChangeWords,
  type StoredKeyChange,
  scoredQuestions,
} from "../../domain/results/key-changes.ts";
import { openFractions } from "../../domain/results/marking.ts";
import { type ResultOrder, resultsTable } from "../../domain/results/results-table.ts";
import { pastResultsOfClass } from "../../queries/error-analysis.server.ts";
import { marksForScores } from "../../queries/marking.server.ts";
import { releaseCounts, runningRelease } from "../../queries/releasing.server.ts";
import {
  classesOfAssessment,
  endedSittings,
  type KeyedQuestion,
  keyedQuestions,
  type NationalItem,
  nationalItem,
  resultsHead,
  studentsWithoutSitting,
} from "../../queries/results.server.ts";

/** Sittings that one page shows; with more, a class at a time. */
const MOST_SITTINGS = 400;
const MOST_MISSING = 200;

/** `place`: the opened question. */
export type ResultsQuestion = { classId: string | null; order: ResultOrder; place?: number | null };

/** INEP's parameters, and the share of right answers that they let expect. */
function nationalOf({ a, b, c }: NationalItem) {
  if (a === null || b === null || c === null) return null;
  const item = { a, b, c };
  return { ...item, share: expectedShare(item) };
}

type PlacedIn = { document: AssessmentDocument; changes: readonly StoredKeyChange[] };

/** Each question of the document as the table and the drawer name it. */
function shownPlaces(
  { document, changes }: PlacedIn,
  questions: readonly KeyedQuestion[],
  catalogue: TopicCatalogue,
) {
  const byOrd = new Map(questions.map((row) => [row.ord, row]));
  return placedQuestions(document).map(({ ord }, place) => {
    const row = byOrd.get(ord);
    const heading = row ? questionHeading(row, catalogue) : null;
    const change = changeOf(changes, place);
    return {
      ord,
      code: heading && !isSchoolOrd(ord) ? heading.code : null,
      noteCode: heading?.code ?? null,
      exam: heading?.exam ?? "Questão retirada",
      subject: heading?.subject ?? "",
      excerpt: row?.excerpt ?? "",
      kind: row?.kind ?? "open",
      taken: row?.letters ?? "",
      key: row?.letter ?? null,
      change: change && { id: change.id, words: keyChangeWords(change.after) },
    };
  });
}

/** Results for who makes and marks it, in one trip. Throws no-permission, assessment-not-found. */
export async function readResults(deps: Deps, actor: SchoolActor, id: string, asked: ResultsQuestion) {
  const reader = assessmentMaker(actor);
  const { db } = deps;
  const now = deps.now();
  const { classId, order, place = null } = asked;
  const {
    head: [head],
    questions,
    rows,
    missing,
    classes,
    counts: [counts],
    marks,
    running: [running],
    past,
    item: [item],
  } = await deps.read({
    head: resultsHead(db, reader, id),
    questions: keyedQuestions(db, id),
    rows: endedSittings(db, reader, id, { classId, now, limit: MOST_SITTINGS }),
    missing: studentsWithoutSitting(db, reader, id, MOST_MISSING),
    classes: classesOfAssessment(db, reader, id),
    counts: releaseCounts(db, reader, id, now),
    marks: marksForScores(db, id),
    running: runningRelease(db, reader, id),
    past: pastResultsOfClass(db, reader, { id, classId }),
    item: nationalItem(db, reader, id, place ?? -1),
  });
  if (!head || head.publishedAt === null) throw new AppError("assessment-not-found");
  const scoring = scoredQuestions(head.document, questions, head.changes);
  const named = rows.map((row) => ({ ...row, name: fullName(row) }));
  const best = bestSittings(scoring, named, openFractions(marks));
  const table = resultsTable(best, order);
  return {
    id: head.id,
    num: head.num,
    title: head.title,
    releasedAt: head.releasedAt,
    /** While the release can be withdrawn. */
    takeBackUntil: head.ledgerDue !== null && head.ledgerDue > now ? head.ledgerDue : null,
    sitting: counts?.sitting ?? 0,
    seen: Math.max(0, ...head.changes.map(({ num }) => num)),
    ended: counts?.ended ?? 0,
    waiting: counts?.waiting ?? 0,
    /** Stored scores are behind their keys and marks. */
    isBehind: head.releasedAt !== null && head.scored < head.scoring,
    running: running
      ? { seen: running.seen, expected: Math.max(running.expected, counts?.ended ?? 0) }
      : null,
    isCut: rows.length === MOST_SITTINGS,
    missing: missing.map((row) => ({ id: row.id, name: fullName(row) })),
    classSums: classId === null ? classSums(best, classes) : null,
    evolution: evolutionOf(
      past.flatMap(({ shownAt, n, ...row }) => (n < SMALLEST_GROUP ? [] : [{ ...row, at: shownAt ?? 0 }])),
      new Set(questions.map(({ subject }) => subject)),
    ),
    classes: classes.map(({ id: of, name }) => ({ id: of, name })),
    places: shownPlaces(head, questions, deps.catalogue.current()),
    /** Of the opened question. */
    national: item ? nationalOf(item) : null,
    table,
    scoring,
    best,
  };
}

export type ResultsRead = Awaited<ReturnType<typeof readResults>>;
