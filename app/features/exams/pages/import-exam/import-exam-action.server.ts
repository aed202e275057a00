import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";
import { storeDraftPicture } from "#app/features/bank/services/editing/store-draft-picture.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { conflictOf, type SyncedExtra } from "#app/platform/drafts/domain/written-text.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { type FormHandler, refusal } from "#app/platform/forms/pages/handle-form.server.ts";
import type { ExamImportSummary } from "../../domain/import-summary.ts";
import { examPaths } from "../../paths.ts";
import { checkExamText } from "../../services/check-exam-text.server.ts";
import { deleteExamText, saveExamText } from "../../services/exam-texts.server.ts";
import { importExamText } from "../../services/import-exam-text.server.ts";
import { type ExamPreview, previewExamText } from "../../services/preview-exam-text.server.ts";

export type IdeField = "id" | "text" | "revisao";
export type IdeExtra = SyncedExtra<ExamPreview> & {
  /** Result or preview of an import. */
  summary: ExamImportSummary;
  /** Markdown of an uploaded picture. */
  figure: string;
  /** Of a refusal (R-BANK-13). */
  code: ErrorCode;
};
type IdeHandler = FormHandler<IdeField, IdeExtra>;
type Scope = { deps: Deps; viewer: Viewer; actor: Actor };
type Draft = { id: string; content: string; revision: number };

/** Throws invalid-body. */
function draftIn(form: SentForm): Draft {
  const [id, content] = [form.text("id"), form.text("text", Number.POSITIVE_INFINITY)];
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError("invalid-body");
  return { id, content, revision: form.whole("revisao") ?? 0 };
}

/** Goes on once the text is saved. An empty one is not. */
async function saved(
  { deps, viewer }: Scope,
  form: SentForm,
  then: (draft: Draft) => ReturnType<IdeHandler>,
): ReturnType<IdeHandler> {
  const draft = draftIn(form);
  if (draft.content.trim() === "") return then(draft);
  const outcome = await saveExamText(deps, viewer, draft);
  if (outcome.state === "changed")
    return { ...refusal(new AppError("text-changed"), {}), conflict: conflictOf(outcome, draft.content) };
  return then({ ...draft, revision: outcome.revision });
}

async function drawn({ deps }: Scope, form: SentForm, { content, revision }: Draft) {
  return { revision, preview: await previewExamText(deps, content, form.whole("line") || null) };
}

async function imported(
  { deps, viewer, actor }: Scope,
  { id, content, revision }: Draft,
): ReturnType<IdeHandler> {
  const summary = await importExamText(deps, actor, content);
  if (summary.rejected > 0 || summary.problems.length > 0) return { revision, summary };
  await deleteExamText(deps, viewer, id);
  return redirectFor(examPaths.edit("import"));
}

async function figureSent({ deps }: Scope, form: SentForm): ReturnType<IdeHandler> {
  const file = form.file("file");
  if (!file) throw new AppError("figure-not-accepted");
  return { done: true, figure: pictureMarkdown("", await storeDraftPicture(deps, "provas", file)) };
}

function withCode(work: IdeHandler): IdeHandler {
  return async (form) => {
    try {
      return await work(form);
    } catch (error) {
      return { ...refusal(error, {}), ...(isAppError(error) && { code: error.code }) };
    }
  };
}

/** Intents of the editor. */
export function ideForms(scope: Scope): Readonly<Record<string, IdeHandler>> {
  const { deps, viewer } = scope;
  return {
    save: (form) =>
      saved(scope, form, async (draft) => ({ done: true, ...(await drawn(scope, form, draft)) })),
    // Unchanged text is only rendered: an idle tab must not outdate the version of another.
    draw: async (form) => ({ done: true, ...(await drawn(scope, form, draftIn(form))) }),
    preview: (form) => saved(scope, form, (draft) => drawn(scope, form, draft)),
    check: withCode((form) =>
      saved(scope, form, async ({ content, revision }) => ({
        revision,
        summary: (await checkExamText(deps, content)).summary,
      })),
    ),
    import: withCode((form) => saved(scope, form, (draft) => imported(scope, draft))),
    figure: (form) => figureSent(scope, form),
    delete: async (form) => {
      await deleteExamText(deps, viewer, draftIn(form).id);
      return redirectFor(examPaths.import());
    },
  };
}
