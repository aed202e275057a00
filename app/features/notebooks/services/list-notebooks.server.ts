import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { notebookReader } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import type { NotebookFilter } from "../domain/notebook-filter.ts";
import { sectionList } from "../domain/sections.ts";
import { type NotebookRow, notebooksFor } from "../queries/notebook-list.server.ts";

const PAGE = 25;

/** `sections`: shown to students; `read`: those the viewer has finished. */
export type ListedNotebook = Pick<
  NotebookRow,
  "num" | "id" | "title" | "active" | "updatedAt" | "classes" | "questions"
> & {
  sections: number;
  drafts: number;
  read: number;
  readAt: number | null;
};

export function listedNotebook(row: NotebookRow): ListedNotebook {
  const { num, id, title, active, updatedAt, classes, questions, read, readAt } = row;
  const all = sectionList(row.sections);
  const shown = all.filter((section) => section.shown);
  return {
    num,
    id,
    title,
    active,
    updatedAt,
    classes,
    questions,
    sections: shown.length,
    drafts: all.length - shown.length,
    read: shown.filter((section) => read?.[`${section.id}:end`] !== undefined).length,
    readAt,
  };
}

/** A page of notebooks the actor may see, in one trip: students have "continue" first. Throws page-not-found. */
export async function listNotebooks(
  deps: Deps,
  actor: SchoolActor,
  filter: NotebookFilter,
  below: number | null,
) {
  const reader = notebookReader(actor);
  const isStudent = reader.role === "student";
  const wanted = isStudent ? { ...filter, active: null } : filter;
  const page = { below: below ?? FIRST_PAGE, limit: rowsToRead(PAGE) };
  const {
    school: [school],
    rows,
    panel: [panel],
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    rows: notebooksFor(deps.db, reader, wanted, page),
    panel: schoolPanel(deps.db, actor.schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows.map(listedNotebook), PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    role: reader.role,
    notebooks: isStudent ? [...shown].sort((one, other) => (other.readAt ?? 0) - (one.readAt ?? 0)) : shown,
    /** The number below which the next page starts, or null. */
    next,
    classes: panel?.classes ?? [],
  };
}
