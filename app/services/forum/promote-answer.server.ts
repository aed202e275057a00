import type { Viewer } from "#app/access/viewer.ts";
import { draftFromRow } from "#app/domain/questions/draft/draft-from-row.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { forumPaths } from "#app/paths/forum.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { closeProposal, proposedAnswer } from "#app/queries/forum/proposals.server.ts";
import { insertPersonal } from "#app/queries/notifications/personal-notices.server.ts";
import { questionToEdit } from "#app/queries/questions/editing.server.ts";
import type { Deps } from "../deps.ts";
import { personalRow } from "../notifications/notify-people.server.ts";
import { editedBy } from "../questions/question-writer.server.ts";
import { saveQuestion } from "../questions/save-question.server.ts";

type Editor = { viewer: Viewer; requestId: string };

/**
 * An admin takes a proposed answer as its question's solution, with its author's first name, or `taken` false declines it. Throws
 * no-permission, thread-not-found, solution-exists, and as `saveQuestion`.
 */
export async function promoteAnswer(
  deps: Deps,
  editor: Editor,
  { num, taken }: { num: number; taken: boolean },
): Promise<void> {
  if (!editor.viewer.claims.includes("admin")) throw new AppError("no-permission");
  const { db } = deps;
  const [[proposed]] = await deps.read(proposedAnswer(db, num));
  if (!proposed) throw new AppError("thread-not-found");
  const { ord, source, authorId, name } = proposed;
  const code = questionCode(ord);
  if (taken) {
    const [[row]] = await deps.read(questionToEdit(db, ord, editedBy(editor)));
    if (!row) throw new AppError("question-not-found");
    const before = draftFromRow(row, deps.catalogue.current());
    if (before.solution !== null) throw new AppError("solution-exists");
    const credit = name ? `\n\n*Resolução de ${name}, no fórum do Farol.*` : "";
    const draft = { ...before, solution: `${source}${credit}` };
    const saved = await saveQuestion(deps, editor, { ord, base: row.digest, draft, confirmed: false });
    if (saved.state !== "saved" && saved.state !== "same") throw new AppError("solution-exists");
  }
  const content = taken
    ? `Sua resposta virou a resolução da questão ${code}, com seu nome. Obrigado!`
    : "A equipe leu a sua resposta e não vai usá-la como resolução da questão. Ela segue no fórum.";
  const link = taken ? questionPaths.question(code) : forumPaths.thread(questionCode(num));
  const notices = authorId
    ? [
        insertPersonal(
          db,
          personalRow(
            { id: `promoted-${num}-${taken}`, userId: authorId, type: "aviso", content, link },
            deps.now(),
          ),
        ),
      ]
    : [];
  await deps.write(closeProposal(db, num), ...notices);
}
