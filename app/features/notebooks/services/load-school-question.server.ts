import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { questionAfterAnswer, questionInSchool } from "#app/features/bank/queries/reading.server.ts";
import { ownEditor } from "#app/features/bank/services/editing/question-writer.server.ts";
import { questionView } from "#app/features/questions/services/question-view.server.ts";
import { notebookReader } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { sectionList } from "../domain/sections.ts";
import { notebookPaths } from "../paths.ts";
import { type NotebookForReader, notebookForReader } from "../queries/open-notebook.server.ts";
import { editableQuestion } from "../queries/school-questions.server.ts";

/** The position of a question in a notebook: its section, and the questions around it. Null if it is not there. */
function placeIn(row: NotebookForReader | undefined, { ord, isDraftShown }: Wanted) {
  const sections = sectionList(row?.sections ?? {}).filter(({ shown }) => shown || isDraftShown);
  const all = sections.flatMap(({ id }) => row?.questions.filter(([of]) => of === id) ?? []);
  const index = all.findIndex(([, each]) => each === ord);
  const [section] = all[index] ?? [];
  if (!row || section === undefined) return null;
  const around = { previous: all[index - 1]?.[1] ?? null, next: all[index + 1]?.[1] ?? null };
  return { ...around, title: row.title, section };
}

type Wanted = { ord: number; isDraftShown: boolean };

/**
 * A question inside the school, with the way back to the notebook it was opened from and the questions around it there.
 * One trip. Throws question-not-found.
 */
export async function loadSchoolQuestion(
  deps: Deps,
  actor: SchoolActor,
  { ord, notebookId, origin }: { ord: number; notebookId: string; origin: string },
) {
  const reader = notebookReader(actor);
  const isDraftShown = reader.role !== "student";
  const now = deps.now();
  const {
    question: [question],
    answered: [answered],
    row: [row],
    own: [own],
  } = await deps.read({
    question: questionInSchool(deps.db, reader, ord, now),
    answered: questionAfterAnswer(deps.db, ord, { userNum: reader.userNum, now }),
    row: notebookForReader(deps.db, reader, { id: notebookId, asked: null, isDraftShown }),
    own: editableQuestion(deps.db, ownEditor(actor), ord),
  });
  if (!question) throw new AppError("question-not-found");
  const catalogue = deps.catalogue.current();
  const search = searchAddress(parseSearchAddress(null, catalogue));
  const alone = { question, answered: answered ?? null, exam: null, list: null, previous: null, next: null };
  const view = questionView(alone, { search, exam: null, origin, signedIn: true, catalogue });
  const place = placeIn(row, { ord, isDraftShown });
  const { schoolId } = actor;
  const inNotebook = (of: number | null | undefined) =>
    of ? notebookPaths.question(schoolId, questionCode(of), notebookId) : null;
  return {
    ...view,
    /** The school's own: without the bank's comments, statistics and links. */
    isOwn: isSchoolOrd(ord),
    editor: own && isDraftShown ? notebookPaths.editQuestion(schoolId, questionCode(ord)) : null,
    previous: inNotebook(place?.previous),
    next: inNotebook(place?.next),
    back: place && {
      title: place.title,
      address: notebookPaths.notebook(schoolId, notebookId, place.section),
    },
  };
}
