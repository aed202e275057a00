import { notebookWriter } from "#app/features/school/services/notebook-reader.ts";
import { type SchoolActor, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { BlockKind } from "../domain/block-kinds.ts";
import { MOST_BLOCKS } from "../domain/block-source.ts";
import type { SaveReply } from "../domain/edited-block.ts";
import type { StoredSection } from "../domain/sections.ts";
import {
  type BlockPlace,
  blockHistory,
  currentBlock,
  insertBlocks,
  moveBlock,
  saveBlock,
  setBlockDeleted,
} from "../queries/blocks.server.ts";
import { touchNotebook } from "../queries/notebooks.server.ts";
import { upsertSection } from "../queries/sections.server.ts";
import { drawBlock } from "./draw-block.server.ts";
import { sentSource } from "./edit-notebook.server.ts";

/** Notifies open editors and audits the edit, after the commit and the reply. */
function notifyEditors(deps: Deps, actor: SchoolActor, notebookId: string, changed: number): void {
  const writing = writingOf(deps, actor);
  deps.later(async (later) => {
    await later.rooms.tell(notebookId, changed).catch(() => undefined);
    await later.write(touchNotebook(later.db, notebookId, writing));
  });
}

/** `operation` makes a repeat harmless. */
export type SentBlock = BlockPlace & { kind: BlockKind; revision: number; source: string; operation: string };

/** Stores a text at the revision it was written over; else the other's text. Throws block-not-found, block-not-accepted. */
export async function saveBlockText(deps: Deps, actor: SchoolActor, sent: SentBlock): Promise<SaveReply> {
  const reader = notebookWriter(actor);
  const { kind, operation, notebookId, id, revision } = sent;
  const drawn = await drawBlock(deps, kind, sent.source);
  const author = { at: deps.now(), by: actor.viewer.id, operation };
  const {
    saved: [saved],
    standing: [standing],
  } = await deps.write(saveBlock(deps.db, reader, { notebookId, id, revision, ...drawn }, author));
  if (saved) {
    notifyEditors(deps, actor, notebookId, saved.changed);
    return { outcome: "saved", ...saved, html: drawn.html };
  }
  if (!standing) throw new AppError("block-not-found");
  const { changed, updatedBy: _, ...text } = standing;
  // The reply to this very save was lost.
  if (text.operation === operation)
    return { outcome: "saved", revision: text.revision, changed, html: text.html };
  return { outcome: "conflict", ...text, source: sentSource(kind, text.source) };
}

export type AddedBlock = { id: string; section: string; place: string; kind: BlockKind; source: string };

/** Adds blocks once. Throws section-not-found, block-not-accepted. */
export async function addBlocks(
  deps: Deps,
  actor: SchoolActor,
  { notebookId, operation, added }: { notebookId: string; operation: string; added: readonly AddedBlock[] },
) {
  const reader = notebookWriter(actor);
  const drawn = [];
  for (const block of added) drawn.push({ ...block, ...(await drawBlock(deps, block.kind, block.source)) });
  const author = { at: deps.now(), by: actor.viewer.id, operation, most: MOST_BLOCKS };
  const { rows } = await deps.write(insertBlocks(deps.db, reader, notebookId, drawn, author));
  if (rows.length < added.length) throw new AppError("section-not-found");
  notifyEditors(deps, actor, notebookId, Math.max(...rows.map(({ changed }) => changed)));
  return rows;
}

/** Throws block-not-found. */
export async function placeBlock(
  deps: Deps,
  actor: SchoolActor,
  moved: BlockPlace & { section: string; place: string },
): Promise<void> {
  const [row] = await deps.write(moveBlock(deps.db, notebookWriter(actor), moved));
  if (!row) throw new AppError("block-not-found");
  notifyEditors(deps, actor, moved.notebookId, row.changed);
}

/** Deletes, or undoes it. Throws block-not-found. */
export async function removeBlock(
  deps: Deps,
  actor: SchoolActor,
  { deleted, ...of }: BlockPlace & { deleted: boolean },
): Promise<void> {
  const [row] = await deps.write(setBlockDeleted(deps.db, notebookWriter(actor), of, deleted));
  if (!row) throw new AppError("block-not-found");
  notifyEditors(deps, actor, of.notebookId, row.changed);
}

/** Adds or changes a section; only what is given. Throws section-not-found. */
export async function writeSection(
  deps: Deps,
  actor: SchoolActor,
  section: { notebookId: string; id: string; change: Partial<StoredSection> },
): Promise<void> {
  const [row] = await deps.write(
    upsertSection(deps.db, notebookWriter(actor), section, writingOf(deps, actor)),
  );
  if (!row) throw new AppError("section-not-found");
  notifyEditors(deps, actor, section.notebookId, row.sectionsChanged);
}

/** Texts of a block, the standing one first; `changes`: from the one before. Throws notebook-not-loaded. */
export async function historyOfBlock(deps: Deps, actor: SchoolActor, of: BlockPlace & { kind: BlockKind }) {
  const reader = notebookWriter(actor);
  const {
    standing: [standing],
    older,
  } = await deps.read({
    standing: currentBlock(deps.db, reader, of),
    older: blockHistory(deps.db, reader, of),
  });
  if (!standing) throw new AppError("notebook-not-loaded");
  const { revision, source, at, author } = standing;
  const { differenceOf } = await import("#app/platform/text/text-difference.ts");
  const versions = [{ revision, source, at, author }, ...older];
  return versions.map((version, index) => ({
    ...version,
    source: sentSource(of.kind, version.source),
    changes: differenceOf(versions[index + 1]?.source ?? "", version.source),
  }));
}
