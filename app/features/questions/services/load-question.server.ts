import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { ExamBooklet } from "#app/features/bank/domain/exams/exam-place.ts";
import { examName, neighboursIn } from "#app/features/bank/domain/exams/past-exam.ts";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import { type ExamRow, examAt } from "#app/features/bank/queries/past-exams.server.ts";
import { questionAfterAnswer, questionForStudent } from "#app/features/bank/queries/reading.server.ts";
import { listPlaces, placeInList } from "#app/features/lists/services/place-in-list.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { entryNeighbours } from "../queries/entry/entry-questions.server.ts";
import { neighboursInList } from "../queries/neighbours.server.ts";
import { type LoadedQuestion, questionView } from "./question-view.server.ts";

/** A question for its reader, with neighbours in an exam, a list or a search. One round trip. Throws question-not-found. */
export async function loadQuestion(
  deps: Deps,
  viewer: Viewer | null,
  input: {
    ord: number;
    search: SearchFilters;
    exam: ExamBooklet | null;
    list: string | null;
    entry: InstitutionCode | null;
    origin: string;
  },
) {
  const { ord, exam, list, entry, origin } = input;
  const view = (opened: LoadedQuestion) =>
    questionView(opened, {
      search: searchAddress(input.search),
      exam,
      entry,
      origin,
      signedIn: viewer !== null,
      catalogue: deps.catalogue.current(),
    });
  const userNum = viewer?.num ?? null;
  const asker = { userNum, now: deps.now() };
  const asked = {
    question: questionForStudent(deps.db, ord, asker),
    answered: questionAfterAnswer(deps.db, ord, asker),
  };
  if (exam) {
    const {
      question: [question],
      answered: [answered],
      row: [row],
    } = await deps.read({ ...asked, row: examAt(deps.db, exam) });
    if (!question) throw new AppError("question-not-found");
    return view({ question, answered: answered ?? null, list: null, ...placeInExam(row, ord) });
  }
  if (list) {
    const {
      question: [question],
      answered: [answered],
      rows,
    } = await deps.read({ ...asked, rows: listPlaces(deps, viewer, list) });
    if (!question) throw new AppError("question-not-found");
    return view({ question, answered: answered ?? null, exam: null, ...placeInList(list, rows, ord) });
  }
  if (entry) {
    const {
      question: [question],
      answered: [answered],
      around: [around],
    } = await deps.read({ ...asked, around: entryNeighbours(deps.db, ord, deps.now()) });
    if (!question) throw new AppError("question-not-found");
    const { previous, next } = around ?? { previous: null, next: null };
    return view({ question, answered: answered ?? null, exam: null, list: null, previous, next });
  }
  const { mine } = input.search;
  // The list's unanswered questions may be answered by now: neighbours ignore that filter.
  const search: SearchFilters = { ...input.search, mine: mine === "unanswered" ? null : mine };
  const plan = planMatches(search, { ...asker, catalogue: deps.catalogue.current() });
  const {
    question: [question],
    answered: [answered],
    around: [around],
  } = await deps.read({ ...asked, around: neighboursInList(deps.db, plan, ord) });
  if (!question) throw new AppError("question-not-found");
  const { previous, next } = around ?? { previous: null, next: null };
  return view({ question, answered: answered ?? null, exam: null, list: null, previous, next });
}

/** The place in the booklet; none if the exam is missing or does not contain it. */
function placeInExam(row: ExamRow | undefined, ord: number) {
  if (!row) return { exam: null, previous: null, next: null };
  const items = row.colourItems ?? row.items;
  const number = items.find(([each]) => each === ord)?.[1] ?? null;
  return { exam: { name: examName(row), number }, ...neighboursIn(items, ord) };
}
