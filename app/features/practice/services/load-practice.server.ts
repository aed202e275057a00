import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { QUESTIONS_AT_ONCE } from "../domain/session.ts";
import { endOf } from "../domain/session-end.ts";
import {
  itemsOfPractice,
  practiceAnswers,
  practiceQuestions,
  type Span,
} from "../queries/questions.server.ts";
import { reviewStates } from "../queries/reviews/cards.server.ts";
import { planOfReview } from "../queries/reviews/plans.server.ts";
import { practiceSession } from "../queries/sessions.server.ts";
import { type PracticeQuestion, practiceQuestionViews } from "./question-view.server.ts";
import { reviewWaits } from "./reviews/review-waits.server.ts";

/** Reads no key of an ungraded exam. One round trip. Throws practice-not-found, also for another's. */
export async function loadPractice(
  deps: Deps,
  viewer: Viewer,
  input: { id: string; position: number | null },
) {
  const key = { id: input.id, userNum: viewer.num };
  const look = { span: input.position, now: deps.now() };
  const {
    session: [session],
    items,
    questions,
    answers,
    states,
    plan: [plan],
  } = await deps.read({
    session: practiceSession(deps.db, key),
    items: itemsOfPractice(deps.db, key),
    questions: practiceQuestions(deps.db, key, look),
    answers: practiceAnswers(deps.db, key, look),
    states: reviewStates(deps.db, key),
    plan: planOfReview(deps.db, key),
  });
  if (!session) throw new AppError("practice-not-found");
  const position = Math.min(input.position ?? session.position, session.size - 1);
  const done = items
    // A question that was only looked at has its time alone.
    .filter(({ changedAt }) => changedAt > 0)
    .map(({ spent, felt, ...item }) => (felt === null ? item : { ...item, felt }));
  const times = items.map(({ position, spent }) => ({ position, seconds: spent }));
  const endedAt = endOf(session, deps.now());
  return {
    session: { ...session, endedAt, position },
    items: done,
    reviews: reviewWaits(states, plan, deps.now()),
    times: times.filter(({ seconds }) => seconds > 0),
    questions: practiceQuestionViews(questions, answers, deps.catalogue.current()),
  };
}

/** At most `QUESTIONS_AT_ONCE` questions of a session. One round trip. None of another's session. */
export async function readPracticeQuestions(
  deps: Deps,
  viewer: Viewer,
  input: { id: string; span: Span },
): Promise<PracticeQuestion[]> {
  const key = { id: input.id, userNum: viewer.num };
  const { from } = input.span;
  const span = { from, to: Math.min(input.span.to, from + QUESTIONS_AT_ONCE - 1) };
  const look = { span, now: deps.now() };
  const { questions, answers } = await deps.read({
    questions: practiceQuestions(deps.db, key, look),
    answers: practiceAnswers(deps.db, key, look),
  });
  return practiceQuestionViews(questions, answers, deps.catalogue.current());
}
