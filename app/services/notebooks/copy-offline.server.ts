import { sectionList } from "#app/domain/notebooks/sections.ts";
import { picturesIn } from "#app/domain/offline/pictures-in.ts";
import { AppError } from "#app/errors/app-error.ts";
import { notebookToCopy, questionTextsOf } from "#app/queries/notebooks/notebook-copy.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { notebookReader } from "./notebook-reader.ts";

/** Bytes of a page without its text, measured. */
const FRAME = 64 * 1024;
/** A text is on its page twice: drawn, and as data. */
const TWICE = 2;
/** Pictures whose size is requested; the total is estimated from them. */
const MOST_ASKED = 60;

/** What a device stores of a notebook. `stamp` changes with what is read of it; `bytes`: about as much, besides the build's files. */
export type NotebookCopy = { stamp: string; bytes: number; sections: string[]; pictures: string[] };

async function bytesOf(deps: Deps, pictures: readonly string[]): Promise<number> {
  const asked = pictures.slice(0, MOST_ASKED);
  const sizes = await Promise.all(asked.map((path) => deps.files.size(path.slice(1)).catch(() => null)));
  const sum = sizes.reduce<number>((all, size) => all + (size ?? 0), 0);
  return asked.length === 0 ? 0 : Math.round((sum * pictures.length) / asked.length);
}

/** What is to be stored of a notebook that the actor reads, in one trip. Throws notebook-not-loaded. */
export async function notebookCopy(deps: Deps, actor: SchoolActor, id: string): Promise<NotebookCopy> {
  const reader = notebookReader(actor);
  const [[notebook], questions] = await deps.read(
    notebookToCopy(deps.db, reader, id),
    questionTextsOf(deps.db, reader, id),
  );
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
    bytes: html.length * TWICE + (sections.length + 1) * FRAME + (await bytesOf(deps, pictures)),
    sections,
    pictures,
  };
}
