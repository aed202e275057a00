import { type DragEvent, type KeyboardEvent, useState } from "react";
import { blockLabels, isWritten } from "../../domain/block-kinds.ts";
import type { EditedBlock } from "../../domain/edited-block.ts";
import type { NotebookEditing } from "../../hooks/use-notebook-sync.ts";
import { notebookPaths } from "../../paths.ts";
import type { AddedKind, SidePanel } from "./add-choices.ts";
import { BlockConflict } from "./block-conflict.tsx";
import { BlockHistory } from "./block-history.tsx";
import { BlockShown, type QuestionOf } from "./block-shown.tsx";
import { BlockMore, type BlockPart, BlockTools, DRAGGED_BLOCK } from "./block-tools.tsx";
import type { BlockMoves } from "./use-block-moves.ts";
import { WritingField } from "./writing-field.tsx";

type EditorProps = {
  block: EditedBlock;
  editing: NotebookEditing;
  moves: BlockMoves;
  schoolId: string;
  notebookId: string;
  /** "Bloco 3 de 9". */
  place: string;
  people: readonly string[];
  questionOf: QuestionOf;
  onPanel: (panel: SidePanel) => void;
};

/** A block on the desk: read, written in place, moved by drag, buttons or Alt ↑ ↓. */
export function BlockEditor(props: EditorProps) {
  const { block, editing, moves, schoolId, notebookId, place, people } = props;
  const { id, kind } = block;
  const isNew = isWritten(kind) && block.source === "" && block.revision <= 1;
  const [part, setPart] = useState<BlockPart>(isNew && moves.isOwn(id) ? "writing" : null);
  function open(next: BlockPart): void {
    if (part === "writing") editing.sendSoon(0);
    setPart(next);
  }
  function write(text: string, pause?: number): void {
    editing.sync.write(id, text);
    editing.sendSoon(pause);
  }
  return (
    <section
      id={`b-${id}`}
      aria-label={`${place}: ${blockLabels[kind]}`}
      onKeyDown={(event) => stepByKeys(event, (by) => void moves.step(id, by))}
      onFocus={() => editing.goTo(id)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_BLOCK) && event.preventDefault()}
      onDrop={(event) => dropHere(event, id, moves)}
      className={`card mt-3 p-3 first:mt-0 sm:p-4 ${kind === "note" ? "bg-warning-soft" : ""}`}
    >
      <BlockTools {...{ block, moves, place, people, part }} onPart={open} />
      <BlockBody {...props} isWriting={part === "writing"} onWrite={write} onClose={() => open(null)} />
      {part === "more" && <BlockMore {...{ block, moves }} onPart={open} sections={editing.state.sections} />}
      {part === "history" && (
        <BlockHistory
          address={notebookPaths.blockHistory(schoolId, notebookId, id, kind)}
          onRestore={(text) => {
            write(text, 0);
            setPart(null);
          }}
          onClose={() => setPart(null)}
        />
      )}
    </section>
  );
}

function stepByKeys(event: KeyboardEvent, step: (by: 1 | -1) => void): void {
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  step(event.key === "ArrowUp" ? -1 : 1);
}

function dropHere(event: DragEvent, id: string, moves: BlockMoves): void {
  const dropped = event.dataTransfer.getData(DRAGGED_BLOCK);
  if (dropped === "") return;
  event.preventDefault();
  if (dropped !== id) void moves.dropOn(dropped, id);
}

type BodyProps = EditorProps & {
  isWriting: boolean;
  onWrite: (text: string, pause?: number) => void;
  onClose: () => void;
};

/** Both texts of a conflict, the field, or the block as it reads. */
function BlockBody({ block, editing, isWriting, onWrite, onClose, ...props }: BodyProps) {
  const { schoolId, notebookId, place, questionOf, moves, onPanel } = props;
  const { id, kind } = block;
  const draft = editing.state.drafts.get(id);
  const conflict = editing.state.conflicts.get(id);
  /** What is chosen comes below; a block without a word makes room for it. */
  function addFrom(choice: AddedKind, text: string): void {
    if (isWritten(choice)) moves.addBelow(id, choice);
    else onPanel(choice);
    onClose();
    if (isWritten(choice) && text.trim() === "") void moves.remove(id);
  }
  if (conflict && draft)
    return (
      <BlockConflict
        mine={draft.source}
        standing={conflict}
        onChoose={(text) => {
          editing.sync.choose(id, text);
          editing.sendSoon(0);
        }}
      />
    );
  if (isWriting && isWritten(kind))
    return (
      <WritingField
        label={`${blockLabels[kind]}, ${place}`}
        address={notebookPaths.edit(schoolId, notebookId)}
        isLine={kind === "heading"}
        value={draft?.source ?? block.source}
        onBelow={() => moves.addBelow(id, "text")}
        onAdd={(choice) => addFrom(choice, draft?.source ?? block.source)}
        {...{ onWrite, onClose }}
      />
    );
  return <BlockShown {...{ block, schoolId, questionOf }} draft={draft?.source} />;
}
