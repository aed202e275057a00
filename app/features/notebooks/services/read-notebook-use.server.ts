import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sectionList } from "../domain/sections.ts";
import { notebookUse } from "../queries/notebook-use.server.ts";
import { notebookToWrite } from "../queries/notebooks.server.ts";

/** `opened`, `ended`: whether; counts of first answers. */
export type SectionUse = { opened: boolean; ended: boolean; answered: number; right: number };

/** Use by student and section, in one trip. Throws no-permission, notebook-not-loaded. */
export async function readNotebookUse(deps: Deps, actor: SchoolActor, id: string) {
  const reader = notebookWriter(actor);
  const {
    notebook: [notebook],
    rows,
  } = await deps.read({
    notebook: notebookToWrite(deps.db, reader, id),
    rows: notebookUse(deps.db, reader, id),
  });
  if (!notebook) throw new AppError("notebook-not-loaded");
  const sections = sectionList(notebook.sections).map(({ id: of, title }) => ({
    id: of,
    title,
    questions: notebook.questions.filter(([section]) => section === of).length,
  }));
  const students = rows.map(({ id: person, firstName, lastName, opened, answers }) => ({
    id: person,
    name: fullName({ firstName, lastName }),
    sections: sections.map(({ id: of }): SectionUse => {
      const own = answers.filter(([section]) => section === of);
      return {
        opened: opened?.[of] !== undefined,
        ended: opened?.[`${of}:end`] !== undefined,
        answered: own.length,
        right: own.filter(([, right]) => right === 1).length,
      };
    }),
  }));
  return { id: notebook.id, title: notebook.title, sections, students };
}
