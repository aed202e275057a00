import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { heldResultSentence } from "#app/features/bank/domain/held-back.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { shownOfOwn } from "../../domain/analysis/analysis-filter.ts";
import { type AssessmentDocument, placedQuestions } from "../../domain/assessment.ts";
import { evolutionOf } from "../../domain/results/evolution.ts";
import { bestSittings, scoredQuestions } from "../../domain/results/key-changes.ts";
import { openFractions } from "../../domain/results/marking.ts";
import {
  fullCreditAnswers,
  type ScoredQuestion,
  type ScoredSubmission,
} from "../../domain/results/score-submission.ts";
import { isAllOver, partsShown, waitingSentence } from "../../domain/results/shown-results.ts";
import { classBand, sectionScores, strongAndWeak, sumsBy } from "../../domain/results/student-result.ts";
import { MOST_OVER_TIME, ownReleased } from "../../queries/error-analysis.server.ts";
import { marksForScores } from "../../queries/marking.server.ts";
import {
  ownResultHead,
  ownSittings,
  questionsOfOwn,
  scoresOfOwnClass,
  type TakenQuestion,
} from "../../queries/results.server.ts";

/** Of one class. */
const MOST_SCORES = 200;

/** A student's own result, as far as the rules show it now, in one trip. Throws assessment-not-found. */
export async function readOwnResult(deps: Deps, actor: SchoolActor, id: string) {
  const reader = assessmentReader(actor);
  const { db } = deps;
  const now = deps.now();
  const {
    head: [head],
    sittings,
    questions,
    ofClass,
    marks,
    past,
  } = await deps.read({
    head: ownResultHead(db, reader, id, now),
    sittings: ownSittings(db, reader, id, now),
    questions: questionsOfOwn(db, reader, id, now),
    ofClass: scoresOfOwnClass(db, reader, id, MOST_SCORES),
    marks: marksForScores(db, id, reader.person ?? -1),
    past: ownReleased(db, { ...reader, asker: { userNum: reader.userNum, now } }, 0, MOST_OVER_TIME),
  });
  if (!head) throw new AppError("assessment-not-found");
  const { title, rules } = head;
  const ended = sittings.filter((row) => row.ended);
  const base = { id, title, result: null };
  if (ended.length === 0) return { ...base, why: "Você ainda não entregou este simulado." };
  if (ended.length < sittings.length) return { ...base, why: "Você está fazendo este simulado agora." };
  const shown = partsShown(rules, {
    handedIn: sittings.length >= rules.attempts + head.moreAttempts,
    closed: isAllOver(head, now),
    released: head.releasedAt !== null,
  });
  if (!shown.score) return { ...base, why: waitingSentence(rules.showScore) };
  const scoring = scoredQuestions(head.document, questions, head.changes);
  const [best] = bestSittings(scoring, ended, openFractions(marks));
  if (!best) return { ...base, why: waitingSentence(rules.showScore) };
  const { scored, row } = best;
  const evolution = evolutionOf(
    past.flatMap((row) => {
      const own = shownOfOwn(row, row.rules, row, now);
      return own ? [{ id: row.id, title: row.title, at: row.releasedAt ?? 0, topics: own.topics }] : [];
    }),
    new Set(questions.map(({ subject }) => subject)),
  );
  const common = {
    evolution,
    score: scored.score,
    full: scored.best,
    right: scored.right,
    counted: scored.counted,
    waiting: scored.waiting,
    sections: sectionScores(head.document, scored),
  };
  const band = classBand(
    scored.score,
    ofClass.map((each) => each.score),
  );
  // Scores by topic and question reveal the key, also that of another open exam with one of these questions.
  const waits = shown.key ? (questions.find(({ heldUntil }) => heldUntil !== null)?.heldUntil ?? null) : null;
  if (!shown.key || waits !== null) {
    const told = waits === null ? common : { ...common, sections: [] };
    return { ...base, why: null, result: { ...told, band, held: heldResultSentence(waits), detail: null } };
  }
  const detail = detailOf(placedOf(head.document, questions, deps.catalogue.current()), {
    scored,
    scoring,
    times: row.times.split(","),
    comments: shown.comments,
  });
  return { ...base, why: null, result: { ...common, band, held: null, detail } };
}

function placedOf(
  document: AssessmentDocument,
  questions: readonly TakenQuestion[],
  catalogue: TopicCatalogue,
) {
  const byOrd = new Map(questions.map((each) => [each.ord, each]));
  return placedQuestions(document).map(({ ord }) => {
    const question = byOrd.get(ord);
    return { ord, question, heading: question ? questionHeading(question, catalogue) : null };
  });
}

type Scored = {
  scored: ScoredSubmission;
  scoring: readonly ScoredQuestion[];
  /** Seconds a place, base 36. */
  times: readonly string[];
  comments: boolean;
};

const NOTHING = { answer: "", outcome: "x" as const, fraction: null };

/** By topic, skill and question, behind the key. */
function detailOf(placed: ReturnType<typeof placedOf>, { scored, scoring, times, comments }: Scored) {
  const topics = sumsBy(
    placed.map(({ heading }) => heading?.topics ?? []),
    scored,
  );
  const skills = sumsBy(
    placed.map(({ question }) => (question?.skill ? [`H${question.skill % 100}`] : [])),
    scored,
  );
  const questions = placed.map(({ ord, question, heading }, place) => {
    const { answer, outcome, fraction } = scored.places[place] ?? NOTHING;
    const scoredBy = scoring[place];
    return {
      ord,
      code: heading && !isSchoolOrd(ord) ? heading.code : null,
      exam: heading?.exam ?? "Questão retirada",
      subject: heading?.subject ?? "",
      topic: heading?.topics[0] ?? null,
      excerpt: question?.excerpt ?? "",
      answer,
      outcome,
      fraction,
      keys: scoredBy ? fullCreditAnswers(scoredBy) : [],
      seconds: Number.parseInt(times[place] || "0", 36),
      solutionHtml: comments ? (question?.solutionHtml ?? null) : null,
    };
  });
  return { topics, skills, ...strongAndWeak(topics), questions };
}

export type OwnResult = Awaited<ReturnType<typeof readOwnResult>>;
