import { missingPictures } from "#app/features/bank/domain/draft/draft-pictures.ts";
import { handleDraft, missingOutcome } from "#app/features/bank/pages/handle-draft.server.ts";
import { readPictures } from "#app/features/bank/services/storing/read-pictures.server.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { newQuestion } from "../../domain/exam-document.ts";
import { headOfFields, readExamFields } from "../../domain/exam-fields.ts";
import { examPaths } from "../../paths.ts";
import { editExam } from "../../services/edit-exam.server.ts";
import { examById } from "../../services/exam-of-row.server.ts";

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
