import { notebookQuestion } from "#app/features/bank/services/notebook-question.server.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { type BlockKind, isWritten } from "../domain/block-kinds.ts";
import { linkOfSource, ordsOfSource } from "../domain/block-source.ts";
import type { EditedBlock } from "../domain/edited-block.ts";
import { type StoredSections, sectionList } from "../domain/sections.ts";
import { notebookToWrite } from "../queries/notebooks.server.ts";
import {
  notebookChanges,
  notebookForWriter,
  questionsOfNotebook,
  type WrittenBlock,
} from "../queries/open-notebook.server.ts";

/** The source as the browser knows it: questions by their codes. */
export function sentSource(kind: BlockKind, source: string): string {
  if (isWritten(kind) || kind === "material") return source;
  if (kind === "question" || kind === "questions")
    return JSON.stringify({ codes: ordsOfSource(source).map(questionCode) });
  return JSON.stringify(linkOfSource(source));
}

function editedBlock({ deleted, source, ...block }: WrittenBlock): EditedBlock {
  return { ...block, source: sentSource(block.kind, source), deleted: deleted === 1 };
}

/** The newest moment of what was read; 0 for nothing. */
function newest(sectionsChanged: number, blocks: readonly { changed: number }[]): number {
  return blocks.reduce((most, { changed }) => Math.max(most, changed), sectionsChanged);
}

function known(sections: StoredSections, changed: number, blocks: readonly WrittenBlock[]) {
  return {
    sections: sectionList(sections),
    blocks: blocks.map(editedBlock),
    version: newest(changed, blocks),
  };
}

/** A notebook with everything its editor needs, in one trip. Throws no-permission, notebook-not-loaded. */
export async function loadNotebookToWrite(deps: Deps, actor: SchoolActor, id: string) {
  const reader = notebookWriter(actor);
  const {
    row: [row],
    asks,
    panel: [panel],
  } = await deps.read({
    row: notebookForWriter(deps.db, reader, id),
    asks: questionsOfNotebook(deps.db, reader, id, deps.now()),
    panel: schoolPanel(deps.db, actor.schoolId),
  });
  if (!row) throw new AppError("notebook-not-loaded");
  const catalogue = deps.catalogue.current();
  return {
    id: row.id,
    title: row.title,
    active: row.active,
    classes: row.classes,
    allClasses: panel?.classes ?? [],
    ...known(row.sections, row.sectionsChanged, row.blocks),
    questions: asks.map((question) => notebookQuestion(question, null, catalogue)),
  };
}
export type WrittenNotebook = Awaited<ReturnType<typeof loadNotebookToWrite>>;

/** Milliseconds of overlap between two fetches, for changes at the same time. */
const OVERLAP = 2000;

/** What changed since a moment (`version`). Throws no-permission, notebook-not-loaded. */
export async function changesOfNotebook(
  deps: Deps,
  actor: SchoolActor,
  { id, since }: { id: string; since: number },
) {
  const reader = notebookWriter(actor);
  const [row] = await deps.read(notebookChanges(deps.db, reader, id, Math.max(0, since - OVERLAP)));
  if (!row) throw new AppError("notebook-not-loaded");
  return { title: row.title, ...known(row.sections, row.sectionsChanged, row.blocks) };
}

/** Whether the actor may sit in the notebook's room. Throws no-permission, notebook-not-loaded. */
export async function mayJoinNotebook(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const [row] = await deps.read(notebookToWrite(deps.db, notebookWriter(actor), id));
  if (!row) throw new AppError("notebook-not-loaded");
}
