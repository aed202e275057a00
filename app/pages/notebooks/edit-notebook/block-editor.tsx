import { GripVertical } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { blockLabels, isWritten } from "#app/domain/notebooks/block-kinds.ts";
import { codesOfSent, hostName, linkOfSource } from "#app/domain/notebooks/block-source.ts";
import type { EditedBlock } from "#app/domain/notebooks/edited-block.ts";
import type { NotebookEditing } from "#app/hooks/notebooks/use-notebook-sync.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { NotebookQuestion } from "#app/services/notebooks/notebook-question.server.ts";
import { BlockConflict } from "./block-conflict.tsx";
import { BlockHistory } from "./block-history.tsx";
import type { BlockMoves } from "./use-block-moves.ts";
import { WritingField } from "./writing-field.tsx";

type EditorProps = {
  block: EditedBlock;
  editing: NotebookEditing;
  moves: BlockMoves;
  address: string;
  schoolId: string;
  notebookId: string;
  /** "Bloco 3 de 9". */
  place: string;
  people: readonly string[];
  questionOf: (code: string) => NotebookQuestion | undefined;
};

function Shown({
  block,
  draft,
  questionOf,
  schoolId,
}: { draft: string | undefined } & Pick<EditorProps, "block" | "questionOf" | "schoolId">) {
  const { kind, html, source } = block;
  if (kind === "question" || kind === "questions")
    return codesOfSent(source).map((code) => {
      const question = questionOf(code);
      return (
        <p key={code} className="mt-1 first:mt-0">
          <a
            href={notebookPaths.question(schoolId, code)}
            className="font-semibold text-link hover:underline"
          >
            Questão {code}
          </a>
          {question && ` · ${question.heading.exam}, ${question.heading.subject}`}
          {question && <span className="line-clamp-2 font-serif text-muted">{question.excerpt}</span>}
        </p>
      );
    });
  if (kind === "video" || kind === "link") {
    const { url, title } = linkOfSource(source);
    return (
      <p className="break-words">
        {blockLabels[kind]}: {title || url} <span className="text-muted">({hostName(url)})</span>
      </p>
    );
  }
  // What was typed shows as it is until it comes back drawn.
  if (draft !== undefined) return <p className="font-serif whitespace-pre-wrap break-words">{draft}</p>;
  if (source.trim() === "") return <p className="text-muted">Vazio: toque em Editar.</p>;
  return <RichText html={html} className={kind === "heading" ? "text-lg font-bold" : "reading"} />;
}

/** A block on the desk: read, written in place, moved by drag, buttons or Alt ↑ ↓. */
export function BlockEditor(props: EditorProps) {
  const { block, editing, moves, address, schoolId, notebookId, place, people } = props;
  const { id, kind } = block;
  const draft = editing.state.drafts.get(id);
  const conflict = editing.state.conflicts.get(id);
  const [isOpen, setOpen] = useState(isWritten(kind) && block.source === "" && block.revision <= 1);
  const [isHistory, setHistory] = useState(false);
  function keys(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    void moves.step(id, event.key === "ArrowUp" ? -1 : 1);
  }
  function close(): void {
    setOpen(false);
    editing.sendSoon(0);
  }
  return (
    <section
      aria-label={`${place}: ${blockLabels[kind]}`}
      onKeyDown={keys}
      onFocus={() => editing.goTo(id)}
      onDragOver={(event) => event.dataTransfer.types.includes("text/farol-block") && event.preventDefault()}
      onDrop={(event) => {
        const dropped = event.dataTransfer.getData("text/farol-block");
        if (dropped && dropped !== id) void moves.dropOn(dropped, id);
      }}
      className={`card mt-3 p-3 first:mt-0 sm:p-4 ${kind === "note" ? "bg-warning-soft" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-1 text-sm text-muted">
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData("text/farol-block", id)}
          className="hidden cursor-grab sm:inline-flex"
          aria-hidden="true"
        >
          <Icon as={GripVertical} size={18} />
        </span>
        <span className="mr-auto">
          {blockLabels[kind]}
          {people.length > 0 && ` · ${people.join(", ")} está aqui`}
        </span>
        <Button
          look="quiet"
          className="!px-3"
          aria-label={`Mover para cima: ${place}`}
          onClick={() => void moves.step(id, -1)}
        >
          ↑
        </Button>
        <Button
          look="quiet"
          className="!px-3"
          aria-label={`Mover para baixo: ${place}`}
          onClick={() => void moves.step(id, 1)}
        >
          ↓
        </Button>
        {isWritten(kind) && (
          <Button look="quiet" className="!px-3" onClick={() => (isOpen ? close() : setOpen(true))}>
            {isOpen ? "Pronto" : "Editar"}
          </Button>
        )}
        {isWritten(kind) && (
          <Button
            look="quiet"
            className="!px-3"
            aria-expanded={isHistory}
            onClick={() => setHistory(!isHistory)}
          >
            Histórico
          </Button>
        )}
        <Button look="quiet" className="!px-3" onClick={() => void moves.remove(id)}>
          Excluir
        </Button>
      </div>
      {conflict && draft ? (
        <BlockConflict
          mine={draft.source}
          standing={conflict}
          onChoose={(text) => {
            editing.sync.choose(id, text);
            editing.sendSoon(0);
          }}
        />
      ) : isOpen && isWritten(kind) ? (
        <WritingField
          label={`${blockLabels[kind]}, ${place}`}
          address={address}
          isLine={kind === "heading"}
          value={draft?.source ?? block.source}
          onWrite={(text) => {
            editing.sync.write(id, text);
            editing.sendSoon();
          }}
          onClose={close}
        />
      ) : (
        <Shown {...{ block, schoolId }} draft={draft?.source} questionOf={props.questionOf} />
      )}
      {isHistory && (
        <BlockHistory
          address={notebookPaths.blockHistory(schoolId, notebookId, id, kind)}
          onRestore={(text) => {
            editing.sync.write(id, text);
            editing.sendSoon(0);
            setHistory(false);
          }}
        />
      )}
    </section>
  );
}
