import { creditOf } from "#app/features/bank/domain/answers/check-answer.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { mergedIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { studiesOfErrors } from "#app/features/library/queries/materials/study-reading.server.ts";
import {
  MOST_RECOMMENDED,
  recommendedStudies,
} from "#app/features/library/services/recommended-studies.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { practiceResult } from "../domain/practice-result.ts";
import { timeSummary } from "../domain/question-times.ts";
import { reviewEnd } from "../domain/reviews/review-plan.ts";
import { endOf } from "../domain/session-end.ts";
import { formerScores, mockOfSession, sheetOf } from "../queries/mocks/sheets.server.ts";
import { earlierResult, type PracticeResultRow, practiceResults } from "../queries/questions.server.ts";
import { planOfReview } from "../queries/reviews/plans.server.ts";
import { practiceSession } from "../queries/sessions.server.ts";
import { mockResult } from "./mocks/mock-result.server.ts";

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
  const {
    session: [session],
    rows,
    earlier: [earlier],
    studies,
    mock: [mock],
    sheet,
    former,
    plan: [plan],
  } = await deps.read({
    session: practiceSession(deps.db, key),
    rows: practiceResults(deps.db, key, now),
    earlier: earlierResult(deps.db, key, now),
    studies: studiesOfErrors(
      deps.db,
      { ...key, now },
      {
        looked: MOST_LOOKED_AT,
        merged: mergedIds(deps.catalogue.current()),
        limit: MOST_RECOMMENDED,
      },
    ),
    mock: mockOfSession(deps.db, key),
    sheet: sheetOf(deps.db, key, now),
    former: formerScores(deps.db, key, FORMER),
    plan: planOfReview(deps.db, key),
  });
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
