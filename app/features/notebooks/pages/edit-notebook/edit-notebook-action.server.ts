import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { isPlace } from "#app/platform/lists/domain/place-key.ts";
import { isBlockId } from "../../domain/block-ids.ts";
import { blockKinds } from "../../domain/block-kinds.ts";
import { LONGEST_BLOCK_TEXT } from "../../domain/block-source.ts";
import type { SaveReply } from "../../domain/edited-block.ts";
import { LONGEST_NOTEBOOK_TITLE, type StoredSection } from "../../domain/sections.ts";
import {
  addBlocks,
  placeBlock,
  removeBlock,
  saveBlockText,
  writeSection,
} from "../../services/change-blocks.server.ts";
import { storeNotebookPicture } from "../../services/store-notebook-picture.server.ts";

/** Characters: one more than a text may have, so that a longer one is refused and not cut. */
const READ = LONGEST_BLOCK_TEXT + 1;

type Extra = { saved: SaveReply; picture: string };

function idOf(form: SentForm, name: string): string {
  const id = form.text(name);
  if (!isBlockId(id)) throw new AppError("block-not-accepted");
  return id;
}

function placeIn(form: SentForm): { section: string; place: string } {
  const place = form.text("lugar", READ);
  if (!isPlace(place)) throw new AppError("block-not-accepted");
  return { section: idOf(form, "secao"), place };
}

function kindOf(form: SentForm) {
  const kind = form.oneOf("tipo", blockKinds);
  if (!kind) throw new AppError("block-not-accepted");
  return kind;
}

/** Only what is sent of a section changes. */
function sectionChange(form: SentForm): Partial<StoredSection> {
  const title = form.text("titulo").replace(/\s+/g, " ").trim().slice(0, LONGEST_NOTEBOOK_TITLE);
  const place = form.text("lugar", READ);
  const shown = form.oneOf("mostrar", ["sim", "nao"]);
  const deleted = form.oneOf("excluir", ["sim", "nao"]);
  if (place !== "" && !isPlace(place)) throw new AppError("block-not-accepted");
  return {
    ...(title ? { title } : {}),
    ...(place ? { place } : {}),
    ...(shown ? { shown: shown === "sim" } : {}),
    ...(deleted ? { deleted: deleted === "sim" } : {}),
  };
}

/** The editor's writes by intent; each may be repeated. */
export function editForms(
  deps: Deps,
  actor: SchoolActor,
  notebookId: string,
): Record<string, FormHandler<string, Extra>> {
  return {
    save: async (form) => {
      const at = { notebookId, id: idOf(form, "bloco"), kind: kindOf(form) };
      const revision = form.whole("revisao") ?? 0;
      const source = form.text("texto", READ);
      const operation = idOf(form, "operacao");
      return { done: true, saved: await saveBlockText(deps, actor, { ...at, revision, source, operation }) };
    },
    add: async (form) => {
      const block = { id: idOf(form, "bloco"), kind: kindOf(form), source: form.text("texto", READ) };
      const added = [{ ...block, ...placeIn(form) }];
      const [row] = await addBlocks(deps, actor, { notebookId, operation: idOf(form, "operacao"), added });
      if (!row) throw new AppError("section-not-found");
      const { revision, changed, html } = row;
      return { done: true, saved: { outcome: "saved", revision, changed, html } };
    },
    move: async (form) => {
      await placeBlock(deps, actor, { notebookId, id: idOf(form, "bloco"), ...placeIn(form) });
      return { done: true };
    },
    drop: async (form) => {
      const deleted = form.text("excluir") === "sim";
      await removeBlock(deps, actor, { notebookId, id: idOf(form, "bloco"), deleted });
      return { done: true };
    },
    section: async (form) => {
      const change = sectionChange(form);
      if (Object.keys(change).length === 0) throw new AppError("block-not-accepted");
      await writeSection(deps, actor, { notebookId, id: idOf(form, "secao"), change });
      return { done: true };
    },
    picture: async (form) => {
      const file = form.file("figura");
      if (!file) throw new AppError("figure-not-accepted");
      return { done: true, picture: await storeNotebookPicture(deps, actor, { notebookId, file }) };
    },
  };
}
