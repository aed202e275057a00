import { readExamWord } from "#app/features/bank/domain/exams/exam-place.ts";
import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { firstMatches } from "#app/features/bank/queries/listed.server.ts";
import { printedExam } from "#app/features/bank/queries/past-exams.server.ts";
import { offersTraining, planDraw } from "#app/features/bank/services/plan-draw.server.ts";
import { inListOrder } from "#app/features/lists/domain/list-places.ts";
import { itemsOfList, questionsOfList } from "#app/features/lists/queries/reading.server.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { assessmentState, MOST_QUESTIONS, placedQuestions } from "../../domain/assessment.ts";
import {
  assessmentToWrite,
  audienceOf,
  questionsKnown,
  questionsToAdd,
  questionsToWrite,
  readInFull,
  repeatedQuestions,
} from "../../queries/making.server.ts";
import { fullQuestion } from "./full-question.ts";
import { editedAssessment } from "./save-assessment.server.ts";

/** An assessment with everything its editor needs, in one trip. Throws no-permission, assessment-not-found. */
export async function loadAssessmentToMake(deps: Deps, actor: SchoolActor, id: string) {
  const reader = assessmentMaker(actor);
  const { db } = deps;
  const {
    school: [school],
    row: [row],
    audience: [audience],
    questions,
    repeats,
    known: [known],
    panel: [panel],
  } = await deps.read({
    school: schoolById(db, actor.schoolId),
    row: assessmentToWrite(db, reader, id),
    audience: audienceOf(db, reader, id),
    questions: questionsToWrite(db, reader, id, readInFull),
    repeats: repeatedQuestions(db, reader, id),
    known: questionsKnown(db, reader, id),
    panel: schoolPanel(db, actor.schoolId),
  });
  if (!school || !row || !audience) throw new AppError("assessment-not-found");
  const catalogue = deps.catalogue.current();
  return {
    id: row.id,
    school: { id: school.id, name: school.name },
    state: assessmentState(row, deps.now()),
    started: row.started,
    savedAt: row.updatedAt,
    content: editedAssessment(row),
    ...audience,
    allClasses: panel?.classes ?? [],
    questions: questions.map((question) => fullQuestion(question, catalogue)),
    /** Questions that somebody it is for has answered before, as saved. */
    known: known?.count ?? 0,
    repeats: repeats.map(({ ord, className, at }) => ({ code: questionCode(ord), className, at })),
  };
}
export type AssessmentInMaking = Awaited<ReturnType<typeof loadAssessmentToMake>>;

/** What a new assessment is made in, and whether the search it begins with may be completed. Throws no-permission, page-not-found. */
export async function loadNewAssessment(deps: Deps, actor: SchoolActor, { search }: QuestionSource) {
  assessmentMaker(actor);
  const [school] = await deps.read(schoolById(deps.db, actor.schoolId));
  if (!school) throw new AppError("page-not-found");
  return { school: { id: school.id, name: school.name }, completes: offersTraining(deps, search) };
}

/**
 * What questions come from: codes, a search's address, a list, a past exam ("ENEM/2019/dia-1"), or an earlier assessment; "" for
 * none. `training`: generated ones complete the search.
 */
export type QuestionSource = {
  codes: string;
  search: string;
  list: string;
  exam: string;
  assessment: string;
  training: boolean;
};

/** What reads them: one statement, or for a completed search two. */
function statementsOf(deps: Deps, actor: SchoolActor, source: QuestionSource) {
  const { codes, search, list, assessment } = source;
  const exam = readExamWord(source.exam);
  const reader = assessmentMaker(actor);
  const page = { fields: readInFull, offset: 0, limit: MOST_QUESTIONS };
  const { userNum } = reader;
  if (assessment !== "") return [questionsToWrite(deps.db, reader, assessment, readInFull)];
  if (list !== "") return [questionsOfList(deps.db, { id: list, userNum }, page)];
  if (exam) return [printedExam(deps.db, exam, readInFull)];
  if (search !== "") {
    const { own, more } = planDraw(deps, userNum, source);
    return [own, ...more].map((plan) => firstMatches(deps.db, plan, page));
  }
  const ords = listedCodes(codes).flatMap((code) => ordOfCode(code) ?? []);
  return [questionsToAdd(deps.db, reader, ords.slice(0, MOST_QUESTIONS))];
}

/** Questions of a source in full text, in its order; at most 180. One trip. Throws no-permission. */
export async function questionsOfSource(
  deps: Deps,
  actor: SchoolActor,
  { source, count }: { source: QuestionSource; count: number },
) {
  const catalogue = deps.catalogue.current();
  const reader = assessmentMaker(actor);
  const {
    assessment: [assessment],
    items,
    rows,
  } = await deps.read({
    assessment: assessmentToWrite(deps.db, reader, source.assessment),
    items: itemsOfList(deps.db, source.list, { userNum: reader.userNum, now: deps.now() }),
    rows: statementsOf(deps, actor, source),
  });
  const all = rows.flat().map((row) => ({ ord: row.ord, question: fullQuestion(row, catalogue) }));
  const order = assessment ? placedQuestions(assessment.document) : inListOrder(items);
  const ords = order.map(({ ord }) => ord);
  const isOrdered = ords.length > 0;
  const sorted = isOrdered ? all.sort((one, other) => ords.indexOf(one.ord) - ords.indexOf(other.ord)) : all;
  return sorted.slice(0, count).map(({ ord, question }) => ({ ord, ...question }));
}
