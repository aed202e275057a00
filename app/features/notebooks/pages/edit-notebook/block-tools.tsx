import { ArrowDown, ArrowUp, GripVertical, Plus } from "lucide-react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { blockLabels, isWritten } from "../../domain/block-kinds.ts";
import type { EditedBlock } from "../../domain/edited-block.ts";
import type { NotebookSection } from "../../domain/sections.ts";
import type { BlockMoves } from "./use-block-moves.ts";

/** What is open below a block's line. */
export type BlockPart = "writing" | "more" | "history" | null;
/** What a dragged block carries. */
export const DRAGGED_BLOCK = "text/farol-block";

type ToolsProps = {
  block: EditedBlock;
  moves: BlockMoves;
  /** "Bloco 3 de 9". */
  place: string;
  people: readonly string[];
  part: BlockPart;
  onPart: (part: BlockPart) => void;
};

/** A block's line: what it is, who is there, and what can be done with it. */
export function BlockTools({ block: { id, kind }, moves, place, people, part, onPart }: ToolsProps) {
  const isWriting = part === "writing";
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
      <span
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED_BLOCK, id)}
        className="hidden cursor-grab p-1 sm:inline-flex"
        aria-hidden="true"
      >
        <Icon as={GripVertical} size={18} />
      </span>
      <span className="mr-auto py-2">
        {blockLabels[kind]}
        {people.length > 0 && (
          <strong className="font-semibold text-link"> · {people.join(", ")} está aqui</strong>
        )}
      </span>
      <Button
        look="quiet"
        size="tight"
        aria-label={`Mover para cima: ${place}`}
        onClick={() => void moves.step(id, -1)}
      >
        <Icon as={ArrowUp} size={18} />
      </Button>
      <Button
        look="quiet"
        size="tight"
        aria-label={`Mover para baixo: ${place}`}
        onClick={() => void moves.step(id, 1)}
      >
        <Icon as={ArrowDown} size={18} />
      </Button>
      {isWritten(kind) && (
        <Button
          look="quiet"
          size="tight"
          aria-label={isWriting ? `Pronto: ${place}` : `Editar: ${place}`}
          onClick={() => onPart(isWriting ? null : "writing")}
        >
          {isWriting ? "Pronto" : "Editar"}
        </Button>
      )}
      <Button
        look="quiet"
        size="tight"
        aria-expanded={part === "more"}
        aria-label={`Mais: ${place}`}
        onClick={() => onPart(part === "more" ? null : "more")}
      >
        Mais
      </Button>
    </div>
  );
}

type MoreProps = Pick<ToolsProps, "block" | "moves" | "onPart"> & { sections: readonly NotebookSection[] };

/** The rarer acts: text below, history, another section, delete. */
export function BlockMore({ block: { id, kind, section }, moves, onPart, sections }: MoreProps) {
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2 border-t border-line pt-3">
      <Button look="secondary" onClick={() => moves.addBelow(id, "text")}>
        <Icon as={Plus} size={18} />
        Texto abaixo
      </Button>
      {isWritten(kind) && (
        <Button look="secondary" onClick={() => onPart("history")}>
          Histórico
        </Button>
      )}
      <Button look="secondary" onClick={() => void moves.remove(id)}>
        Excluir
      </Button>
      {sections.length > 1 && (
        <div className="min-w-48">
          <SelectField
            label="Mudar para a seção"
            value={section}
            onChange={(event) => void moves.toSection(id, event.target.value)}
            options={sections.map(({ id: value, title: label }) => ({ value, label }))}
          />
        </div>
      )}
    </div>
  );
}
