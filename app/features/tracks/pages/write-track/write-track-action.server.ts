import { institutionNames, institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectNames, subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";
import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import { storeDraftPicture } from "#app/features/bank/services/editing/store-draft-picture.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { conflictOf, type SyncedExtra } from "#app/platform/drafts/domain/written-text.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { type FormHandler, refusal } from "#app/platform/forms/pages/handle-form.server.ts";
import { parseDraft } from "../../domain/draft-text.ts";
import { isTrackCode } from "../../domain/track-heads.ts";
import { trackPaths } from "../../paths.ts";
import { createTrack } from "../../services/create-track.server.ts";
import { previewTrack, type TrackPreview } from "../../services/preview-track.server.ts";
import { saveTrackText } from "../../services/save-track-text.server.ts";
import type { NewTrackField } from "./new-track-form.tsx";

export type WriteField = "trilha" | "text" | "revisao";
export type WriteExtra = SyncedExtra<TrackPreview> & {
  /** Markdown of an uploaded picture. */
  figure: string;
};
type WriteHandler = FormHandler<WriteField | NewTrackField, WriteExtra>;
type Scope = { deps: Deps; viewer: Viewer };

/** Throws invalid-body. */
function draftIn(form: SentForm) {
  const track = form.text("trilha", 40);
  if (!isTrackCode(track)) throw new AppError("invalid-body");
  const text = form.text("text", Number.POSITIVE_INFINITY);
  return { track, text, revision: form.whole("revisao") ?? 0 };
}

async function preview({ deps }: Scope, form: SentForm): Promise<TrackPreview> {
  const { text, track } = draftIn(form);
  const parsed = parseDraft(text, track, await freshCatalogue(deps));
  return previewTrack(deps, parsed, { line: form.whole("line") ?? 1 });
}

async function save(scope: Scope, form: SentForm) {
  const draft = draftIn(form);
  const saved = await saveTrackText(scope.deps, scope.viewer, draft);
  if (saved.state === "changed")
    return { ...refusal(new AppError("track-changed"), {}), conflict: conflictOf(saved, draft.text) };
  return { done: true, revision: saved.revision, preview: await preview(scope, form) };
}

async function create({ deps, viewer }: Scope, form: SentForm): ReturnType<WriteHandler> {
  const title = form.text("titulo", 120).trim();
  const code = form.text("codigo", 41).trim();
  const exam = institutionOf(form.text("exame"))?.code;
  const subject = subjectOf(form.text("disciplina"))?.slug;
  const problems = {
    ...(title === "" && { titulo: "Dê um nome à trilha." }),
    ...(!isTrackCode(code) && { codigo: "Letras minúsculas sem acento, algarismos e hífens." }),
    ...(!exam && { exame: "Escolha o exame." }),
    ...(!subject && { disciplina: "Escolha a disciplina." }),
  };
  if (!exam || !subject || Object.keys(problems).length > 0) return { problems };
  const head = { title, code, exam: institutionNames[exam], subject: subjectNames[subject] };
  await createTrack(deps, viewer, head);
  return redirectFor(trackPaths.write(code));
}

/** Intents of the page. "draw": an unchanged text is only rendered. */
export function writeForms(scope: Scope): Readonly<Record<string, WriteHandler>> {
  return {
    create: (form) => create(scope, form),
    save: (form) => save(scope, form),
    // Without scripts: the text stays in the form.
    preview: async (form) => ({ ...(await save(scope, form)), done: false }),
    draw: async (form) => ({
      done: true,
      revision: draftIn(form).revision,
      preview: await preview(scope, form),
    }),
    figure: async (form) => {
      const file = form.file("file");
      if (!file) throw new AppError("figure-not-accepted");
      const path = await storeDraftPicture(scope.deps, "trilhas", file);
      return { done: true, figure: pictureMarkdown("", path) };
    },
  };
}
