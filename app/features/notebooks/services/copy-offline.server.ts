import { notebookReader } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { picturesIn } from "#app/platform/offline/domain/pictures-in.ts";
import { bytesOfPictures } from "#app/platform/offline/services/bytes-of-pictures.server.ts";
import type { OfflineCopy } from "#app/platform/offline/services/offline-copy.ts";
import { sectionList } from "../domain/sections.ts";
import { notebookToCopy, questionTextsOf } from "../queries/notebook-copy.server.ts";

/** Bytes of a page without its text, measured. */
const FRAME = 64 * 1024;
/** A text is on its page twice: drawn, and as data. */
const TWICE = 2;
/** What is to be stored of a notebook that the actor reads, in one trip. Throws notebook-not-loaded. */
export async function notebookCopy(deps: Deps, actor: SchoolActor, id: string): Promise<OfflineCopy> {
  const reader = notebookReader(actor);
  const {
    notebook: [notebook],
    questions,
  } = await deps.read({
    notebook: notebookToCopy(deps.db, reader, id),
    questions: questionTextsOf(deps.db, reader, id),
  });
  if (!notebook) throw new AppError("notebook-not-loaded");
  const isDraftShown = reader.role !== "student";
  const visible = sectionList(notebook.sections).filter(({ shown }) => shown || isDraftShown);
  const sections = visible.map((section) => section.id);
  const isVisible = new Set(sections);
  const blocks = notebook.blocks.filter(({ section }) => isVisible.has(section));
  const asked = new Set(
    notebook.questions.flatMap(([section, ord]) => (isVisible.has(section) ? [ord] : [])),
  );
  const shown = questions.filter(({ ord }) => asked.has(ord));
  const html = [
    ...blocks.map((block) => block.html),
    ...shown.flatMap(({ statementHtml, alternativesHtml }) => [statementHtml, ...alternativesHtml]),
  ].join("");
  const pictures = picturesIn(html);
  const changed = Math.max(0, ...blocks.map((block) => block.changed));
  return {
    stamp: JSON.stringify([changed, notebook.title, visible.map(({ title, place }) => [place, title])]),
    bytes: html.length * TWICE + (sections.length + 1) * FRAME + (await bytesOfPictures(deps, pictures)),
    sections,
    pictures,
  };
}
