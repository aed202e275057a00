import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { slug } from "#app/platform/text/normalize.ts";
import {
  type ClassRow,
  classesOfYear,
  classOfSchool,
  copyMembers,
  insertClasses,
  newestClassYear,
  renameClass,
  setClassActive,
} from "../queries/classes.server.ts";
import { auditInSchool } from "../queries/school-audit.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { requireManagement, type SchoolActor, schoolEntry, writingOf } from "./school-actor.ts";

const PAGE = 50;

export type ClassList = {
  school: { id: string; name: string };
  classes: Pick<ClassRow, "id" | "name" | "year" | "active" | "students" | "teachers">[];
  /** The folded name after which the next page starts, or null. */
  next: string | null;
  /** The newest year with classes, or null. */
  newest: number | null;
};

/** Classes of a year, by name, in one trip. Throws page-not-found. */
export async function listClasses(
  deps: Deps,
  schoolId: string,
  { year, after }: { year: number; after: string },
): Promise<ClassList> {
  const {
    school: [school],
    rows,
    newest: [newest],
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    rows: classesOfYear(deps.db, schoolId, year, after, rowsToRead(PAGE)),
    newest: newestClassYear(deps.db, schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ slug }) => slug);
  return {
    school: { id: school.id, name: school.name },
    classes: shown.map(({ id, name, year: of, active, students, teachers }) => ({
      id,
      name,
      year: of,
      active,
      students,
      teachers,
    })),
    next,
    newest: newest?.year ?? null,
  };
}

/** Adds a class. Returns its id. Throws class-exists. */
export async function addClass(
  deps: Deps,
  actor: SchoolActor,
  { name, year }: { name: string; year: number },
): Promise<string> {
  requireManagement(actor);
  const added = { id: deps.newId(), name, year, slug: slug(name) };
  const { rows } = await deps.write({
    rows: insertClasses(deps.db, actor.schoolId, [added], writingOf(deps, actor)),
    note: auditInSchool(deps.db, schoolEntry(deps, actor, "school.class"), added.id, {
      after: { name, year },
    }),
  });
  if (rows.length === 0) throw new AppError("class-exists");
  return added.id;
}

/** Throws class-not-found, class-exists. */
export async function updateClass(
  deps: Deps,
  actor: SchoolActor,
  { id, name, year }: { id: string; name: string; year: number },
): Promise<void> {
  requireManagement(actor);
  const [before] = await deps.read(classOfSchool(deps.db, actor.schoolId, id));
  if (!before) throw new AppError("class-not-found");
  const { changed } = await deps.write({
    note: auditInSchool(deps.db, schoolEntry(deps, actor, "school.class"), id, {
      before: { name: before.name, year: before.year },
      after: { name, year },
    }),
    changed: renameClass(
      deps.db,
      actor.schoolId,
      { id, name, year, slug: slug(name) },
      writingOf(deps, actor),
    ),
  });
  if (changed.length === 0) throw new AppError("class-exists");
}

/** Archives (read only) or reopens. Throws class-not-found. */
export async function archiveClass(
  deps: Deps,
  actor: SchoolActor,
  { id, active }: { id: string; active: boolean },
): Promise<void> {
  requireManagement(actor);
  const [before] = await deps.read(classOfSchool(deps.db, actor.schoolId, id));
  if (!before) throw new AppError("class-not-found");
  await deps.write([
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.class"), id, {
      before: { active: before.active },
      after: { active },
    }),
    setClassActive(deps.db, actor.schoolId, id, active, writingOf(deps, actor)),
  ]);
}

/** The class once more in the next academic year, with or without its people. Returns its id. Throws as `addClass`. */
export async function copyClass(
  deps: Deps,
  actor: SchoolActor,
  { id, withPeople }: { id: string; withPeople: boolean },
): Promise<string> {
  requireManagement(actor);
  const { schoolId } = actor;
  const [source] = await deps.read(classOfSchool(deps.db, schoolId, id));
  if (!source) throw new AppError("class-not-found");
  const { name, slug: folded } = source;
  const copy = { id: deps.newId(), name, slug: folded, year: source.year + 1 };
  const { added } = await deps.write({
    added: insertClasses(deps.db, schoolId, [copy], writingOf(deps, actor)),
    members: withPeople ? copyMembers(deps.db, schoolId, id, copy.id, deps.now()) : [],
    note: auditInSchool(deps.db, schoolEntry(deps, actor, "school.class"), copy.id, {
      after: { name, copyOf: id },
    }),
  });
  if (added.length === 0) throw new AppError("class-exists");
  return copy.id;
}
