import { expect } from "vitest";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import {
  loadEssayBoard,
  loadTasksToWrite,
} from "#app/features/essays/services/tasks/load-school-essays.server.ts";
import { startTaskEssay } from "#app/features/essays/services/tasks/start-task-essay.server.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { givenTheme, saveAs } from "#tests/support/writing.ts";

/** A field, or one that is sent several times. */
export type TaskFields = Readonly<Record<string, string | readonly string[]>>;

/** A school with essay tasks: two classes with their teachers, two students in the first and one in the second. */
export type WritingSchool = {
  school: GivenSchool;
  themeId: string;
  classes: readonly [string, string];
  author: Member;
  colleague: Member;
  students: readonly [Member, Member, Member];
};

export async function givenWritingSchool(): Promise<WritingSchool> {
  const school = await givenSchoolWith();
  const themeId = await givenTheme();
  const classes = [await givenClass(school.actor, "1º A"), await givenClass(school.actor, "1º B")] as const;
  const [author, colleague] = [
    await givenMember(school.id, "teacher", [classes[0]]),
    await givenMember(school.id, "teacher", [classes[1]]),
  ];
  const students = [
    await givenMember(school.id, "student", [classes[0]]),
    await givenMember(school.id, "student", [classes[0]]),
    await givenMember(school.id, "student", [classes[1]]),
  ] as const;
  return { school, themeId, classes, author, colleague, students };
}

/** The place of an essay task. */
type TaskPlace = Pick<WritingSchool, "school" | "themeId" | "classes">;

/** Creates an essay task as the page does, of the first class by default; the reply. */
export function askForEssay(
  { school, themeId, classes }: TaskPlace,
  by: Pick<Member, "cookie">,
  fields: TaskFields = {},
): Promise<Response> {
  const usual = { intent: "task", tema: themeId, perfil: "enem", leituras: "1", turma: classes[0] };
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...usual, ...fields }))
    for (const each of [value].flat()) body.append(name, each);
  const path = assessmentPaths.createEssay(school.id);
  return door.send(path, { method: "POST", headers: fromOurPage, body, cookie: by.cookie });
}

/** Its id. */
export async function givenEssayTask(
  given: TaskPlace,
  by: Pick<Member, "cookie">,
  fields: TaskFields = {},
): Promise<string> {
  const reply = await askForEssay(given, by, fields);
  expect(reply.status).toBe(302);
  const to = new URL(reply.headers.get("Location") ?? "", "https://farol.test");
  return to.searchParams.get("tarefa") ?? "";
}

export async function boardOf(
  member: Pick<Member, "viewer" | "actor">,
  taskId: string,
  classId: string | null = null,
) {
  return (await loadEssayBoard(depsOf(member), member.actor, { taskId, classId })).board;
}

export function startOf(member: Member, taskId: string): Promise<string> {
  return startTaskEssay(depsOf(member), member.actor, taskId);
}

export async function tasksOf(member: Member) {
  return (await loadTasksToWrite(depsOf(member), member.actor)).tasks;
}

/** Written and submitted; the essay's id and number. */
export async function givenHandedIn(member: Member, taskId: string): Promise<{ id: string; num: number }> {
  const id = await startOf(member, taskId);
  const saved = await saveAs(member, { id, text: "A leitura abre portas, e poucas se abrem." });
  await submitOwnEssay(depsOf(member), member.viewer, { id, base: saved.revision, way: "text" });
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM essays WHERE id = ?", id);
  return { id, num: row?.num ?? -1 };
}
