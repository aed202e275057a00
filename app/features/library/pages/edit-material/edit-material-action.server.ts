import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";
import { storeDraftPicture } from "#app/features/bank/services/editing/store-draft-picture.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { LARGEST_AT_ONCE, PLATFORM_OWNER } from "#app/platform/uploads/domain/upload-owners.ts";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import { LONGEST_SUMMARY, type SentStudy, type StudyField } from "../../domain/study-fields.ts";
import { LONGEST_STUDY_TEXT } from "../../domain/study-parts.ts";
import { materialPaths } from "../../paths.ts";
import { previewStudy, type StudyPreview } from "../../services/load-study-editor.server.ts";
import {
  deleteStudy,
  publishStudy,
  restoreStudy,
  saveStudy,
  withdrawStudy,
} from "../../services/write-study.server.ts";

export type EditField = StudyField | "base" | "file" | "version";
export type StudyEditExtra = {
  /** Of the next save. */
  base: string;
  preview: StudyPreview;
  /** Markdown of a picture that was sent. */
  figure: string;
};
type Handler = FormHandler<EditField, StudyEditExtra>;
type Scope = { deps: Deps; viewer: Viewer; actor: Actor; id: string };

function sentIn(form: SentForm): SentStudy & { base: string } {
  return {
    base: form.text("base"),
    title: form.text("title"),
    summary: form.text("summary", LONGEST_SUMMARY + 1),
    subject: form.text("subject"),
    topics: form.texts("topics"),
    institution: form.text("institution"),
    text: form.text("text", LONGEST_STUDY_TEXT + 1),
    address: form.text("address", 600),
  };
}

function save({ deps, actor, id }: Scope, form: SentForm) {
  const { base, ...sent } = sentIn(form);
  return saveStudy(deps, actor, { id, base, sent });
}

/** Saves what is typed, then shows it to everybody. */
function publishing(scope: Scope): Handler {
  return async (form) => {
    const saved = await save(scope, form);
    if ("problems" in saved) return saved;
    const { deps, actor, id } = scope;
    const refused = await publishStudy(deps, actor, { id, base: saved.base });
    return refused ?? redirectFor(materialPaths.edit(id, "publicado"));
  };
}

/** Its effect changes the newest version: the page reloads. */
function doing(scope: Scope, done: string, work: (form: SentForm) => Promise<void>): Handler {
  return async (form) => {
    await work(form);
    return redirectFor(materialPaths.edit(scope.id, done));
  };
}

/** Intents of the editor. */
export function studyForms(scope: Scope): Readonly<Record<string, Handler>> {
  const { deps, viewer, actor, id } = scope;
  return {
    save: async (form) => {
      const saved = await save(scope, form);
      if ("problems" in saved) return saved;
      return { done: true, base: saved.base, preview: await previewStudy(deps, viewer, sentIn(form).text) };
    },
    publish: publishing(scope),
    withdraw: doing(scope, "tirado", () => withdrawStudy(deps, actor, id)),
    restore: doing(scope, "restaurado", (form) =>
      restoreStudy(deps, actor, { id, version: form.whole("version") ?? 0 }),
    ),
    delete: async () => {
      await deleteStudy(deps, actor, id);
      return redirectFor(materialPaths.materials());
    },
    figure: async (form) => {
      const file = form.file("file");
      if (!file) throw new AppError("figure-not-accepted");
      const path = await storeDraftPicture(deps, `materiais/${id}`, file);
      return { done: true, figure: pictureMarkdown("Descreva a figura", path) };
    },
    upload: async (form) => {
      const file = form.file("file");
      if (!file) throw new AppError("upload-no-file");
      if (file.size > LARGEST_AT_ONCE) throw new AppError("upload-at-once-too-large");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const place = { ownerKind: "study-material", owner: PLATFORM_OWNER, target: id } as const;
      await storeAtOnce(deps, viewer, { ...place, name: file.name, bytes });
      return { done: true, message: "Arquivo enviado." };
    },
  };
}
