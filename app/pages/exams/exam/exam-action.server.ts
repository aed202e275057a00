import { redirectFor } from "#app/access/require-access.server.ts";
import { newQuestion } from "#app/domain/exams/exam-document.ts";
import { headOfFields, readExamFields } from "#app/domain/exams/exam-fields.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { missingPictures } from "#app/domain/questions/draft/draft-pictures.ts";
import { AppError } from "#app/errors/app-error.ts";
import { examPaths } from "#app/paths/exams.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { editExam } from "#app/services/exams/edit-exam.server.ts";
import { examById } from "#app/services/exams/exam-of-row.server.ts";
import { readPictures } from "#app/services/questions/read-pictures.server.ts";
import { handleDraft, missingOutcome } from "../../handle-draft.server.ts";

type Change = Parameters<typeof editExam>[2]["change"];

/** Changes the header, the order, or one question. */
export async function handleExam(deps: Deps, actor: Actor, form: SentForm) {
  const id = form.text("id", 120);
  const version = form.whole("version");
  if (!id || !version) throw new AppError("invalid-body");
  const path = form.text("path", 300);
  const { intent } = form;
  const edit = async (change: Change) => {
    await editExam(deps, actor, { id, version, change });
    return redirectFor(`${examPaths.exam(id)}&feito=${intent}`);
  };
  if (intent === "head") {
    const { head, problems } = headOfFields(readExamFields(form));
    return head ? edit({ kind: "head", head }) : { problems };
  }
  if (intent === "up" || intent === "down") return edit({ kind: "move", path, by: intent === "up" ? -1 : 1 });
  if (intent === "remove") return edit({ kind: "remove", path });
  const exam = await examById(deps, id);
  const known = exam.drafts.find(({ provenance }) => provenance.path === path);
  const before = known ?? newQuestion(exam, path, null);
  return handleDraft(deps, form, { before, place: "owner", folder: "provas" }, async (draft) => {
    const missing = missingPictures(draft, await readPictures(deps, [draft]));
    if (missing.length > 0 && draft.status !== "quarantined") return missingOutcome(missing);
    return edit({ kind: "put", draft });
  });
}
