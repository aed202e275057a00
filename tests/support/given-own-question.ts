import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { newSchoolDraft } from "#app/features/bank/domain/school-draft.ts";
import { addBlocks } from "#app/features/notebooks/services/change-blocks.server.ts";
import { writeOwnQuestion } from "#app/features/notebooks/services/own-questions.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import {
  depsOf,
  type GivenNotebook,
  givenMember,
  givenNotebook,
  type Member,
} from "#tests/support/given-notebook.ts";

/** What a teacher writes; `id`: its identity. */
export function ownDraft(
  schoolId: string,
  fields: Partial<QuestionDraft> = {},
  id = freshId(),
): QuestionDraft {
  return {
    ...newSchoolDraft(schoolId, id, 2026),
    subject: "fisica",
    statement: "Quanto pesa o portão da escola?",
    alternatives: ["10 N", "20 N", "30 N", "40 N"].map((text) => ({ text, picture: null })),
    key: "C",
    ...fields,
  };
}

export type OwnQuestion = { code: string; ord: number };
type Writer = Pick<Member, "viewer" | "actor">;

/** A question of the writer's school alone. */
export async function givenOwnQuestion(
  writer: Writer,
  fields: Partial<QuestionDraft> = {},
): Promise<OwnQuestion> {
  const draft = ownDraft(writer.actor.schoolId, fields);
  const outcome = await writeOwnQuestion(depsOf(writer), writer.actor, draft);
  if (outcome.state !== "saved") throw new Error(outcome.state);
  return { code: outcome.code, ord: ordOfCode(outcome.code) ?? 0 };
}

/** Puts questions at the end of a notebook's section. */
export async function putInNotebook(
  notebook: GivenNotebook,
  codes: readonly string[],
  by: Writer = { viewer: notebook.school.manager.viewer, actor: notebook.school.actor },
): Promise<void> {
  const source = JSON.stringify({ codes });
  const block = { id: freshId(), section: notebook.section, place: "X", kind: "question" as const, source };
  await addBlocks(depsOf(by), by.actor, {
    notebookId: notebook.id,
    operation: freshId(),
    added: [block],
  });
}

/** Words of the question below that occur nowhere else, and of its solution. */
export const OWN_WORD = "xilofonistas";
export const OWN_SOLUTION = "Resolvida com timbaleiros";

/** A school's own question in a notebook of a class, and everybody who may meet it or must not. */
export async function givenOwnQuestionInUse() {
  const [notebook, other] = [await givenNotebook(), await givenNotebook()];
  const { id } = notebook.school;
  const teacher = await givenMember(id, "teacher", [notebook.classId]);
  const people = {
    teacher,
    student: await givenMember(id, "student", [notebook.classId]),
    outsider: await givenMember(id, "student"),
    stranger: await givenMember(other.school.id, "teacher", [other.classId]),
    admin: await givenAdmin(),
  };
  await givenQuestion();
  const question = await givenOwnQuestion(teacher, {
    statement: `Quantos ${OWN_WORD} cabem no pátio?`,
    solution: OWN_SOLUTION,
    hint: OWN_SOLUTION,
    kind: "single-choice",
  });
  await putInNotebook(notebook, [question.code], teacher);
  return { notebook, other, question, ...people };
}

export type OwnQuestionInUse = Awaited<ReturnType<typeof givenOwnQuestionInUse>>;

/** A page's status and text. */
export async function pageSeen(path: string, cookie?: string): Promise<{ status: number; text: string }> {
  const response = await door.send(path, { cookie });
  return { status: response.status, text: await response.text() };
}

export function answerOwn(cookie: string, qid: string) {
  return door.call("answerQuestion", { qid, userAnswer: "B", operationId: freshId() }, { cookie });
}
