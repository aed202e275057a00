import { useRef, useState } from "react";
import { placeBetween } from "#app/platform/lists/domain/place-key.ts";
import { type BlockKind, blockLabels, type WrittenKind } from "../../domain/block-kinds.ts";
import type { EditedBlock } from "../../domain/edited-block.ts";
import { sortedByPlace } from "../../domain/sections.ts";
import type { NotebookEditing } from "../../hooks/use-notebook-sync.ts";

type Moving = {
  editing: NotebookEditing;
  /** Of the open section, in order. */
  blocks: readonly EditedBlock[];
  post: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  say: (text: string) => void;
};

/** The key before the block at `index`, or at the end. */
function placeAt(blocks: readonly EditedBlock[], index: number): string {
  return placeBetween(blocks[index - 1]?.place ?? "", blocks[index]?.place ?? "");
}

/** Deleting, and its undo. */
function useRemoval({ editing: { sync }, post, say }: Pick<Moving, "editing" | "post" | "say">) {
  /** The block deleted last. */
  const [removed, setRemoved] = useState<string | null>(null);
  async function setDeleted(id: string, deleted: boolean): Promise<void> {
    sync.place(id, { deleted });
    const isDone = await post({ intent: "drop", bloco: id, excluir: deleted ? "sim" : "nao" });
    if (!isDone) return sync.place(id, { deleted: !deleted });
    setRemoved(deleted ? id : null);
    say(deleted ? "Bloco excluído" : "Bloco restaurado");
  }
  return {
    removed,
    remove: (id: string) => setDeleted(id, true),
    restore: (id: string) => setDeleted(id, false),
  };
}

/** Adding, ordering and deleting blocks of a section. */
export function useBlockMoves({ editing, blocks, post, say }: Moving) {
  const { sync } = editing;
  /** Blocks begun in this tab: they open to be written. */
  const own = useRef(new Set<string>());

  async function move(block: EditedBlock, section: string, place: string): Promise<void> {
    sync.place(block.id, { section, place });
    const isDone = await post({ intent: "move", bloco: block.id, secao: section, lugar: place });
    if (!isDone) sync.place(block.id, { section: block.section, place: block.place });
  }

  /** Puts a block before the one at `index` of the others. */
  async function moveTo(id: string, index: number): Promise<void> {
    const block = blocks.find((each) => each.id === id);
    const others = blocks.filter((each) => each.id !== id);
    const at = Math.max(0, Math.min(index, others.length));
    if (!block || blocks.indexOf(block) === at) return;
    say(`Bloco ${at + 1} de ${blocks.length}`);
    await move(block, block.section, placeAt(others, at));
  }

  /** To the end of another section. */
  async function toSection(id: string, section: string): Promise<void> {
    const block = blocks.find((each) => each.id === id);
    const there = [...sync.state.blocks.values()].filter((each) => each.section === section && !each.deleted);
    const last = sortedByPlace(there).at(-1)?.place ?? "";
    if (block) await move(block, section, placeBetween(last, ""));
  }

  function begin(kind: BlockKind, place: { section: string; place: string }, source: string): void {
    own.current.add(sync.begin(kind, place, source));
    say(`${blockLabels[kind]}: novo bloco`);
    editing.sendSoon(source === "" ? undefined : 0);
  }

  const removal = useRemoval({ editing, post, say });
  const indexOf = (id: string) => blocks.findIndex((each) => each.id === id);
  return {
    ...removal,
    isOwn: (id: string) => own.current.has(id),
    step: (id: string, by: 1 | -1) => moveTo(id, indexOf(id) + by),
    dropOn: (id: string, target: string) => moveTo(id, indexOf(target)),
    toSection,
    addBelow(id: string, kind: WrittenKind): void {
      const at = indexOf(id);
      const section = blocks[at]?.section;
      if (section) begin(kind, { section, place: placeAt(blocks, at + 1) }, "");
    },
    add: (kind: BlockKind, section: string, source: string) =>
      begin(kind, { section, place: placeAt(blocks, blocks.length) }, source),
    /** Below a block, or at the end of the section. */
    placeBelow: (id: string | null) => placeAt(blocks, (id === null ? -1 : indexOf(id)) + 1 || blocks.length),
  };
}
export type BlockMoves = ReturnType<typeof useBlockMoves>;
