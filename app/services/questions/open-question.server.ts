import type { Viewer } from "#app/access/viewer.ts";
import type { InstitutionCode } from "#app/domain/catalogue/institutions.ts";
import type { ExamBooklet } from "#app/domain/exams/exam-place.ts";
import { examName, neighboursIn } from "#app/domain/exams/past-exam.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import type { SearchFilters } from "#app/domain/questions/search/search-filters.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { AppError } from "#app/errors/app-error.ts";
import { entryNeighbours } from "#app/queries/entry/entry-questions.server.ts";
import { type ExamRow, examAt } from "#app/queries/exams/past-exams.server.ts";
import { neighboursInList } from "#app/queries/questions/neighbours.server.ts";
import { questionAfterAnswer, questionForStudent } from "#app/queries/questions/reading.server.ts";
import type { Deps } from "../deps.ts";
import { listPlaces, placeInList } from "../lists/place-in-list.server.ts";
import { type OpenedQuestion, questionView } from "./question-view.server.ts";

/** A question for its reader, with neighbours in an exam, a list or a search. One round trip. Throws question-not-found. */
export async function openQuestion(
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
  const view = (opened: OpenedQuestion) =>
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
  const asked = [questionForStudent(deps.db, ord, asker), questionAfterAnswer(deps.db, ord, asker)] as const;
  if (exam) {
    const [[question], [answered], [row]] = await deps.read(...asked, examAt(deps.db, exam));
    if (!question) throw new AppError("question-not-found");
    return view({ question, answered: answered ?? null, list: null, ...placeInExam(row, ord) });
  }
  if (list) {
    const [[question], [answered], rows] = await deps.read(...asked, listPlaces(deps, viewer, list));
    if (!question) throw new AppError("question-not-found");
    return view({ question, answered: answered ?? null, exam: null, ...placeInList(list, rows, ord) });
  }
  if (entry) {
    const [[question], [answered], [around]] = await deps.read(
      ...asked,
      entryNeighbours(deps.db, ord, deps.now()),
    );
    if (!question) throw new AppError("question-not-found");
    const { previous, next } = around ?? { previous: null, next: null };
    return view({ question, answered: answered ?? null, exam: null, list: null, previous, next });
  }
  const { mine } = input.search;
  // The list's unanswered questions may be answered by now: neighbours ignore that filter.
  const search: SearchFilters = { ...input.search, mine: mine === "unanswered" ? null : mine };
  const plan = planMatches(search, { ...asker, catalogue: deps.catalogue.current() });
  const [[question], [answered], [around]] = await deps.read(...asked, neighboursInList(deps.db, plan, ord));
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
