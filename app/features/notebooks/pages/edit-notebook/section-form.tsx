import { ArrowDown, ArrowUp } from "lucide-react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { LONGEST_NOTEBOOK_TITLE, type NotebookSection } from "../../domain/sections.ts";

type FormProps = {
  section: NotebookSection;
  change: (fields: Readonly<Record<string, string>>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** The open section's title and state. */
export function SectionForm({ section: { title, shown }, change, onMove, onRemove }: FormProps) {
  function rename(typed: string): void {
    const titulo = typed.trim();
    if (titulo && titulo !== title) change({ titulo });
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <div className="min-w-56 flex-1">
        <TextField
          key={title}
          label="Título da seção"
          defaultValue={title}
          maxLength={LONGEST_NOTEBOOK_TITLE}
          onBlur={({ target }) => rename(target.value)}
          onKeyDown={(event) => event.key === "Enter" && rename(event.currentTarget.value)}
        />
      </div>
      <Button
        look={shown ? "secondary" : "primary"}
        onClick={() => change({ mostrar: shown ? "nao" : "sim" })}
      >
        {shown ? "Voltar a rascunho" : "Mostrar aos estudantes"}
      </Button>
      <Button look="secondary" size="tight" aria-label="Mover a seção para cima" onClick={() => onMove(-1)}>
        <Icon as={ArrowUp} size={18} />
      </Button>
      <Button look="secondary" size="tight" aria-label="Mover a seção para baixo" onClick={() => onMove(1)}>
        <Icon as={ArrowDown} size={18} />
      </Button>
      <Button look="secondary" onClick={onRemove}>
        Excluir seção
      </Button>
    </div>
  );
}
