import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { ExamImportSummary } from "#app/domain/exams/import-summary.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import type { ErrorCode } from "#app/errors/catalogue.ts";
import { type FormHandler, refusal } from "#app/pages/handle-form.server.ts";
import { examPaths } from "#app/paths/exams.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { checkExamText } from "#app/services/exams/check-exam-text.server.ts";
import { deleteExamText, readExamTexts, saveExamText } from "#app/services/exams/exam-texts.server.ts";
import { importExamText } from "#app/services/exams/import-exam-text.server.ts";
import { type ExamPreview, previewExamText } from "#app/services/exams/preview-exam-text.server.ts";
import { storeDraftPicture } from "#app/services/questions/store-draft-picture.server.ts";

export type IdeField = "id" | "text" | "version";
export type IdeExtra = {
  /** After a save. */
  version: number;
  preview: ExamPreview;
  /** Result or preview of an import. */
  summary: ExamImportSummary;
  /** Markdown of an uploaded picture. */
  figure: string;
  /** Of a refusal. */
  code: ErrorCode;
};
type IdeHandler = FormHandler<IdeField, IdeExtra>;
type Scope = { deps: Deps; viewer: Viewer; actor: Actor };

/** Throws invalid-body. */
function draftIn(form: SentForm): { id: string; content: string; version: number } {
  const [id, content] = [form.text("id"), form.text("text", Number.POSITIVE_INFINITY)];
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError("invalid-body");
  return { id, content, version: form.whole("version") ?? 0 };
}

/** Overwrites any version if the form says so. */
async function save({ deps, viewer }: Scope, form: SentForm) {
  const draft = draftIn(form);
  if (form.text("force")) draft.version = (await readExamTexts(deps, viewer, draft.id)).open?.version ?? 0;
  if (draft.content.trim() !== "") draft.version = await saveExamText(deps, viewer, draft);
  return draft;
}

function preview({ deps }: Scope, form: SentForm, content: string): Promise<ExamPreview> {
  return previewExamText(deps, content, form.whole("line") || null);
}

async function imported(scope: Scope, form: SentForm): ReturnType<IdeHandler> {
  const { deps, viewer, actor } = scope;
  const { id, content, version } = await save(scope, form);
  const summary = await importExamText(deps, actor, content);
  if (summary.rejected > 0 || summary.problems.length > 0) return { version, summary };
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
    save: withCode(async (form) => {
      const { content, version } = await save(scope, form);
      return { done: true, version, preview: await preview(scope, form, content) };
    }),
    // Unchanged text is only rendered: an idle tab must not outdate the version of another.
    draw: withCode(async (form) => {
      const { content, version } = draftIn(form);
      return { done: true, version, preview: await preview(scope, form, content) };
    }),
    preview: withCode(async (form) => {
      const { content, version } = await save(scope, form);
      return { version, preview: await preview(scope, form, content) };
    }),
    check: withCode(async (form) => {
      const { content, version } = await save(scope, form);
      return { version, summary: (await checkExamText(deps, content)).summary };
    }),
    import: withCode((form) => imported(scope, form)),
    figure: withCode((form) => figureSent(scope, form)),
    delete: withCode(async (form) => {
      await deleteExamText(deps, viewer, draftIn(form).id);
      return redirectFor(examPaths.import());
    }),
  };
}
