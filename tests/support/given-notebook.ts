import { addBlocks, writeSection } from "#app/features/notebooks/services/change-blocks.server.ts";
import { loadNotebookToWrite } from "#app/features/notebooks/services/edit-notebook.server.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { type SchoolActor, schoolActor } from "#app/features/school/services/school-actor.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { bindings } from "#tests/support/bindings.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { buildContext } from "#workers/build-deps.ts";

/** The dependencies of a person's request, behind their session's guard. */
export function depsOf({ viewer }: Pick<Known, "viewer">, env: Partial<typeof bindings> = {}): Deps {
  return buildContext({ ...bindings, ...env }, new Request(ORIGIN), viewer).deps;
}

export type Member = Known & { actor: SchoolActor; personId: string };

/** Somebody of a school, in its classes. */
export async function givenMember(
  schoolId: string,
  role: SchoolRole,
  classes: readonly string[] = [],
): Promise<Member> {
  const known = await givenKnown({ school: { id: schoolId, role } });
  const actor = schoolActor(known.viewer, { schoolId }, freshId());
  const [row] = await rowsOf<{ id: string }>(
    "SELECT id FROM school_people WHERE num = ?",
    actor.person ?? -1,
  );
  const personId = row?.id ?? "";
  const deps = visitorDeps();
  if (classes.length > 0)
    await deps.write(enterClasses(deps.db, schoolId, [personId], classes, deps.now() - 5));
  return { ...known, actor, personId };
}

export type GivenNotebook = {
  school: GivenSchool;
  classId: string;
  id: string;
  section: string;
  blocks: string[];
};

/** A school with a class and a notebook in it: one shown section, with these texts. */
export async function givenNotebook(texts: readonly string[] = ["Um texto"]): Promise<GivenNotebook> {
  const school = await givenSchoolWith();
  const classId = await givenClass(school.actor, `3º ${freshId().slice(0, 4)}`);
  return givenNotebookIn({ school, classId }, texts);
}

/** A notebook of this class: one shown section, with these texts. */
export async function givenNotebookIn(
  { school, classId }: Pick<GivenNotebook, "school" | "classId">,
  texts: readonly string[] = ["Um texto"],
): Promise<GivenNotebook> {
  const deps = depsOf(school.manager);
  const id = await createNotebook(deps, school.actor, "Cinemática");
  await updateNotebookClasses(deps, school.actor, { id, classes: [classId] });
  const [section] = (await loadNotebookToWrite(depsOf(school.manager), school.actor, id)).sections;
  const at = { notebookId: id, id: section?.id ?? "" };
  await writeSection(deps, school.actor, { ...at, change: { shown: true } });
  const added = texts.map((source, index) => ({
    id: freshId(),
    section: at.id,
    place: `V${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`,
    kind: "text" as const,
    source,
  }));
  if (added.length > 0) await addBlocks(deps, school.actor, { notebookId: id, operation: freshId(), added });
  return { school, classId, id, section: at.id, blocks: added.map((block) => block.id) };
}
