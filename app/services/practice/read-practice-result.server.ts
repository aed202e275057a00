import type { Viewer } from "#app/access/viewer.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { mergedIds } from "#app/domain/catalogue/topic-ids.ts";
import { practiceResult } from "#app/domain/practice/practice-result.ts";
import { timeSummary } from "#app/domain/practice/question-times.ts";
import { endOf } from "#app/domain/practice/session-end.ts";
import { dayInSaoPaulo } from "#app/domain/progress/week.ts";
import { creditOf } from "#app/domain/questions/check-answer.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { reviewEnd } from "#app/domain/reviews/review-plan.ts";
import { AppError } from "#app/errors/app-error.ts";
import { studiesOfErrors } from "#app/queries/materials/study-reading.server.ts";
import { formerScores, mockOfSession, sheetOf } from "#app/queries/mocks/sheets.server.ts";
import {
  earlierResult,
  type PracticeResultRow,
  practiceResults,
} from "#app/queries/practice/questions.server.ts";
import { practiceSession } from "#app/queries/practice/sessions.server.ts";
import { planOfReview } from "#app/queries/reviews/plans.server.ts";
import type { Deps } from "../deps.ts";
import { MOST_RECOMMENDED, recommendedStudies } from "../materials/recommended-studies.server.ts";
import { mockResult } from "../mocks/mock-result.server.ts";

/** Questions of a session whose topics are counted for what to read. */
const MOST_LOOKED_AT = 60;
/** Mock exams that a result is compared with. */
const FORMER = 5;

/** The right letter only if it was answered. */
function resultQuestion(row: PracticeResultRow, catalogue: TopicCatalogue) {
  const { code, exam, subject, topics, place } = questionHeading(row, catalogue);
  const { position, choice, letter, late } = row;
  const seconds = row.spent ?? 0;
  const right = letter === null || choice === null ? null : letter === choice;
  const credit = letter === null || choice === null ? 0 : creditOf(choice, letter);
  return {
    position,
    code,
    exam,
    place,
    subject,
    topics,
    choice,
    letter,
    late,
    seconds,
    right,
    credit,
    marked: row.marked === true,
  };
}

export type ResultQuestion = ReturnType<typeof resultQuestion>;

/** A session's results, none before grading. One round trip. Throws practice-not-found, also for another's. */
export async function readPracticeResult(deps: Deps, viewer: Viewer, id: string) {
  const key = { id, userNum: viewer.num };
  const now = deps.now();
  const [[session], rows, [earlier], studies, [mock], sheet, former, [plan]] = await deps.read(
    practiceSession(deps.db, key),
    practiceResults(deps.db, key, now),
    earlierResult(deps.db, key, now),
    studiesOfErrors(
      deps.db,
      { ...key, now },
      {
        looked: MOST_LOOKED_AT,
        merged: mergedIds(deps.catalogue.current()),
        limit: MOST_RECOMMENDED,
      },
    ),
    mockOfSession(deps.db, key),
    sheetOf(deps.db, key, now),
    formerScores(deps.db, key, FORMER),
    planOfReview(deps.db, key),
  );
  if (!session) throw new AppError("practice-not-found");
  const questions = rows
    .filter((row) => row.status !== "quarantined")
    .map((row) => resultQuestion(row, deps.catalogue.current()));
  return {
    session: { ...session, endedAt: endOf(session, now) },
    graded: session.gradedAt !== null,
    questions,
    result: practiceResult(questions),
    time: timeSummary(questions),
    earlier: earlier ?? null,
    materials: recommendedStudies(studies),
    review: plan ? reviewEnd(plan, dayInSaoPaulo(now)) : null,
    mock: mockResult(mock, sheet, former),
    now,
  };
}
