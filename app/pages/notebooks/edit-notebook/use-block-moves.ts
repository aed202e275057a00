import { useState } from "react";
import { type BlockKind, blockLabels } from "#app/domain/notebooks/block-kinds.ts";
import type { EditedBlock } from "#app/domain/notebooks/edited-block.ts";
import { placeBetween } from "#app/domain/notebooks/place-key.ts";
import type { NotebookEditing } from "#app/hooks/notebooks/use-notebook-sync.ts";

type Moving = {
  editing: NotebookEditing;
  /** Of the open section, in order. */
  blocks: readonly EditedBlock[];
  post: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  say: (text: string) => void;
};

/** Adding, ordering and deleting blocks of a section. */
export function useBlockMoves({ editing, blocks, post, say }: Moving) {
  const { sync } = editing;
  /** The block deleted last, for the undo. */
  const [removed, setRemoved] = useState<string | null>(null);

  /** Puts a block before the one at `index` of the others. */
  async function moveTo(id: string, index: number): Promise<void> {
    const block = blocks.find((each) => each.id === id);
    const others = blocks.filter((each) => each.id !== id);
    const at = Math.max(0, Math.min(index, others.length));
    if (!block || blocks.indexOf(block) === at) return;
    const place = placeBetween(others[at - 1]?.place ?? "", others[at]?.place ?? "");
    const before = block.place;
    sync.place(id, { place });
    say(`Bloco ${at + 1} de ${blocks.length}`);
    const fields = { intent: "move", bloco: id, secao: block.section, lugar: place };
    if (!(await post(fields))) sync.place(id, { place: before });
  }

  async function setDeleted(id: string, deleted: boolean): Promise<void> {
    sync.place(id, { deleted });
    const isDone = await post({ intent: "drop", bloco: id, excluir: deleted ? "sim" : "nao" });
    if (!isDone) return sync.place(id, { deleted: !deleted });
    setRemoved(deleted ? id : null);
    say(deleted ? "Bloco excluído" : "Bloco de volta");
  }

  return {
    removed,
    step: (id: string, by: 1 | -1) => moveTo(id, blocks.findIndex((each) => each.id === id) + by),
    dropOn: (id: string, target: string) =>
      moveTo(
        id,
        blocks.findIndex((each) => each.id === target),
      ),
    remove: (id: string) => setDeleted(id, true),
    restore: (id: string) => setDeleted(id, false),
    add(kind: BlockKind, section: string, source: string): string {
      const place = placeBetween(blocks.at(-1)?.place ?? "", "");
      const id = sync.begin(kind, { section, place }, source);
      say(`${blockLabels[kind]}: bloco ${blocks.length + 1}`);
      editing.sendSoon(source === "" ? undefined : 0);
      return id;
    },
  };
}
export type BlockMoves = ReturnType<typeof useBlockMoves>;
