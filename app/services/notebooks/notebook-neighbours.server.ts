import { sectionList } from "#app/domain/notebooks/sections.ts";
import { notebookForReader } from "#app/queries/notebooks/open-notebook.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { notebookReader } from "./notebook-reader.ts";

/** Where a question stands in a notebook the actor reads: its section, and the questions around it. Null if it is not there. */
export async function notebookNeighbours(
  deps: Deps,
  actor: SchoolActor,
  { id, ord }: { id: string; ord: number },
) {
  const reader = notebookReader(actor);
  const isDraftShown = reader.role !== "student";
  const [[row]] = await deps.read(notebookForReader(deps.db, reader, { id, asked: null, isDraftShown }));
  if (!row) return null;
  const sections = sectionList(row.sections).filter(({ shown }) => shown || isDraftShown);
  const all = sections.flatMap(({ id: section }) => row.questions.filter(([of]) => of === section));
  const index = all.findIndex(([, each]) => each === ord);
  const [section] = all[index] ?? [];
  if (section === undefined) return null;
  return {
    id,
    title: row.title,
    section,
    previous: all[index - 1]?.[1] ?? null,
    next: all[index + 1]?.[1] ?? null,
  };
}
