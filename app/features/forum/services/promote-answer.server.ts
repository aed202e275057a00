import { draftFromRow } from "#app/features/bank/domain/draft/draft-from-row.ts";
import { questionToEdit } from "#app/features/bank/queries/editing.server.ts";
import { editedBy } from "#app/features/bank/services/editing/question-writer.server.ts";
import { saveQuestion } from "#app/features/bank/services/editing/save-question.server.ts";
import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow } from "#app/features/messages/services/notify-people.server.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { forumPaths } from "../paths.ts";
import { closeProposal, proposedAnswer } from "../queries/proposals.server.ts";

type Editor = { viewer: Viewer; requestId: string };

/**
 * An admin accepts a proposed answer as its question's solution, with its author's first name, or declines it (`taken`
 * false). Throws no-permission, thread-not-found, solution-exists, and as `saveQuestion`.
 */
export async function promoteAnswer(
  deps: Deps,
  editor: Editor,
  { num, taken }: { num: number; taken: boolean },
): Promise<void> {
  if (!editor.viewer.claims.includes("admin")) throw new AppError("no-permission");
  const { db } = deps;
  const [proposed] = await deps.read(proposedAnswer(db, num));
  if (!proposed) throw new AppError("thread-not-found");
  const { ord, source, authorId, name } = proposed;
  const code = questionCode(ord);
  if (taken) {
    const [row] = await deps.read(questionToEdit(db, ord, editedBy(editor)));
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
  await deps.write([closeProposal(db, num), ...notices]);
}
