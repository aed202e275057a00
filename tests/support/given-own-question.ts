import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { newSchoolDraft } from "#app/domain/questions/school-draft.ts";
import { addBlocks } from "#app/services/notebooks/change-blocks.server.ts";
import { writeOwnQuestion } from "#app/services/notebooks/own-questions.server.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, type GivenNotebook, type Member } from "#tests/support/given-notebook.ts";

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
