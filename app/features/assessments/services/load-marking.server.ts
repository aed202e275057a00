import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { placedQuestions } from "../domain/assessment.ts";
import {
  DECISION_SEAT,
  finalMark,
  type MarkingRule,
  mayMark,
  visibleMarks,
} from "../domain/results/marking.ts";
import {
  type AnswerToMark,
  answersToMark,
  assessmentToMark,
  markingProgress,
  questionAtPlace,
} from "../queries/marking.server.ts";
import { markingRule, rubricAt } from "./mark-answers.server.ts";

const PAGE = 60;

/** `place`: of a question, null for the first with answers; `from`: how many answers are skipped. */
export type AskedMarking = { id: string; place: number | null; from: number; differing: boolean };

type Reading = { rule: MarkingRule; accountId: string; decides: boolean };

/** Without marks that the reader is blind to, and without any person. */
function answerView({ num, text, marks }: AnswerToMark, { rule, accountId, decides }: Reading) {
  const seen = visibleMarks(marks, accountId, rule);
  const own = marks.find(({ seat, marker }) => marker === accountId && seat < DECISION_SEAT);
  const seated = marks.filter(({ seat }) => seat < DECISION_SEAT);
  const { state } = finalMark(seated, rule);
  const decision = marks.find(({ seat }) => seat === DECISION_SEAT);
  const view = (mark: AnswerToMark["marks"][number]) => ({
    seat: mark.seat,
    name: mark.name ?? "Alguém da equipe",
    levels: mark.levels,
    fraction: mark.fraction,
    comment: mark.comment,
  });
  return {
    answer: num,
    text,
    own: own ? view(own) : null,
    others: seen.filter((mark) => mark !== own).map(view),
    decision: decision ? view(decision) : null,
    mayMark: mayMark(marks, accountId, rule),
    mayDecide: decides && state === "differs",
    differs: state === "differs" && (own !== undefined || decides),
  };
}

/** A question's answers to their marker, nameless and in a fixed random order. One trip. Throws assessment-not-found. */
export async function loadMarking(deps: Deps, actor: SchoolActor, asked: AskedMarking) {
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const page = {
    place: asked.place,
    differing: asked.differing,
    limit: rowsToRead(PAGE),
    offset: asked.from,
    now,
  };
  const {
    row: [row],
    question: [question],
    progress,
    answers,
  } = await deps.read({
    row: assessmentToMark(deps.db, reader, asked.id),
    question: questionAtPlace(deps.db, reader, asked.id, asked.place),
    progress: markingProgress(deps.db, reader, asked.id, now),
    answers: answersToMark(deps.db, reader, asked.id, page),
  });
  if (!row) throw new AppError("assessment-not-found");
  const placed = placedQuestions(row.document);
  const rule = markingRule(row);
  const reading = { rule, accountId: reader.accountId, decides: row.decides };
  const open = placed.flatMap(({ ord, rubric }, place) => {
    const counts = progress.find((each) => each.place === place);
    if (!counts && !rubric && !row.openOrds.includes(ord)) return [];
    return [{ place, answers: counts?.answers ?? 0, own: counts?.own ?? 0, marked: counts?.marked ?? 0 }];
  });
  const place = question?.place ?? null;
  const { shown, next } = pageOfRows(answers, PAGE, () => asked.from + PAGE);
  return {
    id: row.id,
    title: row.title,
    released: row.releasedAt !== null,
    rule,
    decides: row.decides,
    questions: open,
    question:
      question && place !== null && place in placed
        ? { ...question, weight: placed[place]?.weight ?? 0, rubric: rubricAt(row.document, place) }
        : null,
    differing: asked.differing,
    answers: shown.map((answer) => answerView(answer, reading)),
    next,
  };
}

export type LoadedMarking = Awaited<ReturnType<typeof loadMarking>>;
export type MarkedAnswerView = LoadedMarking["answers"][number];
