import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { placesFrom } from "#app/platform/lists/domain/place-key.ts";
import { notebookWords } from "../domain/notebook-filter.ts";
import { LONGEST_NOTEBOOK_TITLE } from "../domain/sections.ts";
import {
  auditNotebook,
  auditNotebooks,
  auditRename,
  copyNotebook,
  deleteNotebooks,
  insertNotebook,
  notebookToWrite,
  reconcileClasses,
  renameNotebook,
  restoreNotebooks,
  setNotebooksActive,
} from "../queries/notebooks.server.ts";

const COPY = " (cópia)";
/** Rows a batch (R-SCHOOL-8). */
const MOST = 400;

/** Throws notebook-title-missing. */
function titleOf(typed: string): string {
  const title = typed.replace(/\s+/g, " ").trim();
  if (title === "" || title.length > LONGEST_NOTEBOOK_TITLE) throw new AppError("notebook-title-missing");
  return title;
}

function selected(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) throw new AppError("notebooks-unselected");
  return ids.slice(0, MOST);
}

/** A notebook with one draft section. Returns its id. Throws no-permission, notebook-title-missing. */
export async function createNotebook(deps: Deps, actor: SchoolActor, typed: string): Promise<string> {
  const reader = notebookWriter(actor);
  const title = titleOf(typed);
  const id = deps.newId();
  const [place = "V"] = placesFrom(1);
  const sections = { [deps.newId()]: { title: "Seção 1", place, shown: false } };
  const made = { id, title, words: notebookWords(title), sections };
  const { rows: added, ...rest } = insertNotebook(deps.db, reader, made, writingOf(deps, actor));
  const { rows } = await deps.write({
    rows: added,
    note: auditNotebook(deps.db, schoolEntry(deps, actor, "school.notebook"), id, { title }),
    ...rest,
  });
  if (rows.length === 0) throw new AppError("page-not-found");
  return id;
}

/** Throws notebook-not-found, notebook-title-missing. */
export async function retitleNotebook(
  deps: Deps,
  actor: SchoolActor,
  { id, title: typed }: { id: string; title: string },
): Promise<void> {
  const reader = notebookWriter(actor);
  const title = titleOf(typed);
  const changed = { id, title, words: notebookWords(title) };
  const { rows } = await deps.write({
    note: auditRename(deps.db, schoolEntry(deps, actor, "school.notebook"), reader, changed),
    rows: renameNotebook(deps.db, reader, changed, writingOf(deps, actor)),
  });
  if (rows.length === 0) throw new AppError("notebook-not-found", { id });
}

/** The notebook once more, without classes, its title with ' (cópia)' (R-SCHOOL-3). Returns its id. Throws notebook-not-found. */
export async function duplicateNotebook(deps: Deps, actor: SchoolActor, from: string): Promise<string> {
  const reader = notebookWriter(actor);
  const [source] = await deps.read(notebookToWrite(deps.db, reader, from));
  if (!source) throw new AppError("notebook-not-found", { id: from });
  const title = `${source.title.slice(0, LONGEST_NOTEBOOK_TITLE - COPY.length)}${COPY}`;
  const copy = { from, id: deps.newId(), title, words: notebookWords(title) };
  const { rows: made, ...rest } = copyNotebook(deps.db, reader, copy, writingOf(deps, actor));
  const { rows } = await deps.write({
    rows: made,
    note: auditNotebook(deps.db, schoolEntry(deps, actor, "school.notebook"), copy.id, {
      title,
      copyOf: from,
    }),
    ...rest,
  });
  if (rows.length === 0) throw new AppError("notebook-not-found", { id: from });
  return copy.id;
}

/** Returns how many changed. Throws notebooks-unselected. */
export async function activateNotebooks(
  deps: Deps,
  actor: SchoolActor,
  { ids, active }: { ids: readonly string[]; active: boolean },
): Promise<number> {
  const reader = notebookWriter(actor);
  const chosen = selected(ids);
  const { rows } = await deps.write({
    rows: setNotebooksActive(deps.db, reader, { ids: chosen, active }, writingOf(deps, actor)),
    note: auditNotebooks(deps.db, schoolEntry(deps, actor, "school.notebook"), chosen, {
      as: "notebooks",
      after: { active },
    }),
  });
  return rows.length;
}

/** Returns how many. Throws notebooks-unselected. */
export async function removeNotebooks(
  deps: Deps,
  actor: SchoolActor,
  ids: readonly string[],
): Promise<number> {
  const reader = notebookWriter(actor);
  const chosen = selected(ids);
  const { rows } = await deps.write({
    rows: deleteNotebooks(deps.db, reader, chosen, writingOf(deps, actor)),
    note: auditNotebooks(deps.db, schoolEntry(deps, actor, "school.notebook"), chosen, { as: "deleted" }),
  });
  return rows.length;
}

/** Undoes `removeNotebooks`. Returns how many. */
export async function bringBackNotebooks(
  deps: Deps,
  actor: SchoolActor,
  ids: readonly string[],
): Promise<number> {
  const reader = notebookWriter(actor);
  const chosen = selected(ids);
  const { rows } = await deps.write({
    rows: restoreNotebooks(deps.db, reader, chosen, writingOf(deps, actor)),
    note: auditNotebooks(deps.db, schoolEntry(deps, actor, "school.notebook"), chosen, { as: "restored" }),
  });
  return rows.length;
}

/** The notebook's classes as they shall be, in one batch (R-SCHOOL-3). Throws notebook-not-found. */
export async function updateNotebookClasses(
  deps: Deps,
  actor: SchoolActor,
  { id, classes }: { id: string; classes: readonly string[] },
): Promise<void> {
  const reader = notebookWriter(actor);
  const wanted = classes.slice(0, MOST);
  const { rows: touched, ...links } = reconcileClasses(
    deps.db,
    reader,
    { id, classes: wanted },
    writingOf(deps, actor),
  );
  const { rows } = await deps.write({
    rows: touched,
    note: auditNotebook(deps.db, schoolEntry(deps, actor, "school.notebook-classes"), id, {
      classes: wanted,
    }),
    ...links,
  });
  if (rows.length === 0) throw new AppError("notebook-not-found", { id });
}
