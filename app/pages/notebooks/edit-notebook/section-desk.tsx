import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { placeBetween } from "#app/domain/notebooks/place-key.ts";
import type { NotebookSection } from "#app/domain/notebooks/sections.ts";
import type { NotebookEditing } from "#app/hooks/notebooks/use-notebook-sync.ts";

type DeskProps = {
  editing: NotebookEditing;
  section: NotebookSection | undefined;
  post: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  onChoose: (id: string) => void;
};

/** The sections: choose, add, name, order, show to students, delete. */
export function SectionDesk({ editing, section, post, onChoose }: DeskProps) {
  const { sections } = editing.state;
  const [removed, setRemoved] = useState<NotebookSection | null>(null);
  async function change(id: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
    return post({ intent: "section", secao: id, ...fields });
  }
  async function add(): Promise<void> {
    const id = editing.newId();
    const place = placeBetween(sections.at(-1)?.place ?? "", "");
    const title = `Seção ${sections.length + 1}`;
    editing.sync.setSections([...sections, { id, title, place, shown: false }]);
    if (await change(id, { titulo: title, lugar: place })) onChoose(id);
  }
  function move(by: 1 | -1): void {
    if (!section) return;
    const others = sections.filter(({ id }) => id !== section.id);
    const at = sections.indexOf(section) + by;
    if (at < 0 || at > others.length) return;
    const place = placeBetween(others[at - 1]?.place ?? "", others[at]?.place ?? "");
    void change(section.id, { lugar: place });
  }
  async function remove(): Promise<void> {
    if (section && (await change(section.id, { excluir: "sim" }))) setRemoved(section);
  }
  return (
    <section aria-label="Seções" className="mb-5 lg:mb-0">
      <ol className="flex gap-2 overflow-x-auto pb-2 lg:block">
        {sections.map(({ id, title, shown }, index) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === section?.id ? "true" : undefined}
              onClick={() => onChoose(id)}
              className={`flex min-h-11 w-full max-w-60 items-start gap-2 rounded-control px-2 py-2 text-left hover:bg-inset ${id === section?.id ? "bg-primary-soft font-semibold" : ""}`}
            >
              <span className="text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 break-words">
                {title}
                {!shown && <span className="block text-sm font-normal text-muted">rascunho</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Button look="quiet" onClick={add}>
        ＋ Seção
      </Button>
      {removed && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Seção excluída.
          <Button
            look="quiet"
            onClick={async () => {
              if (await change(removed.id, { excluir: "nao" })) setRemoved(null);
            }}
          >
            Desfazer
          </Button>
        </p>
      )}
      {section && (
        <div className="mt-3 space-y-3 rounded-card border border-line p-3">
          <TextField
            key={section.id + section.title}
            label="Título da seção"
            defaultValue={section.title}
            maxLength={120}
            onBlur={({ target }) => {
              const titulo = target.value.trim();
              if (titulo && titulo !== section.title) void change(section.id, { titulo });
            }}
          />
          <Button
            look={section.shown ? "secondary" : "primary"}
            className="w-full"
            onClick={() => void change(section.id, { mostrar: section.shown ? "nao" : "sim" })}
          >
            {section.shown ? "Voltar a rascunho" : "Mostrar aos estudantes"}
          </Button>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" aria-label="Mover a seção para cima" onClick={() => move(-1)}>
              ↑
            </Button>
            <Button look="secondary" aria-label="Mover a seção para baixo" onClick={() => move(1)}>
              ↓
            </Button>
            <Button look="secondary" onClick={remove}>
              Excluir seção
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
