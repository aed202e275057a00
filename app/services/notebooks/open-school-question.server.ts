import { sectionList } from "#app/domain/notebooks/sections.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { isSchoolOrd } from "#app/domain/questions/school-ord.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { AppError } from "#app/errors/app-error.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { type NotebookForReader, notebookForReader } from "#app/queries/notebooks/open-notebook.server.ts";
import { questionAfterAnswer, questionInSchool } from "#app/queries/questions/reading.server.ts";
import { editableQuestion } from "#app/queries/questions/school-questions.server.ts";
import type { Deps } from "../deps.ts";
import { questionView } from "../questions/question-view.server.ts";
import { ownEditor } from "../questions/question-writer.server.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { notebookReader } from "./notebook-reader.ts";

/** Where a question stands in a notebook: its section, and the questions around it. Null if it is not there. */
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
export async function openSchoolQuestion(
  deps: Deps,
  actor: SchoolActor,
  { ord, notebookId, origin }: { ord: number; notebookId: string; origin: string },
) {
  const reader = notebookReader(actor);
  const isDraftShown = reader.role !== "student";
  const now = deps.now();
  const [[question], [answered], [row], [own]] = await deps.read(
    questionInSchool(deps.db, reader, ord, now),
    questionAfterAnswer(deps.db, ord, { userNum: reader.userNum, now }),
    notebookForReader(deps.db, reader, { id: notebookId, asked: null, isDraftShown }),
    editableQuestion(deps.db, ownEditor(actor), ord),
  );
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
