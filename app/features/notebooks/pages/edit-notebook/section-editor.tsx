import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { placeBetween } from "#app/platform/lists/domain/place-key.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { NotebookSection } from "../../domain/sections.ts";
import type { NotebookEditing } from "../../hooks/use-notebook-sync.ts";
import { SectionForm } from "./section-form.tsx";

type DeskProps = {
  editing: NotebookEditing;
  section: NotebookSection | undefined;
  post: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  onChoose: (id: string) => void;
  /** The open section's blocks. */
  children: ReactNode;
};

/** What a dragged section carries. */
const DRAGGED = "text/farol-section";

/** The sections: choose, add, name, order, show to students, delete. */
export function SectionEditor({ editing, section, post, onChoose, children }: DeskProps) {
  const { sections } = editing.state;
  const [removed, setRemoved] = useState<string | null>(null);
  const change = (id: string, fields: Readonly<Record<string, string>>) =>
    post({ intent: "section", secao: id, ...fields });
  async function add(): Promise<void> {
    const id = editing.newId();
    const place = placeBetween(sections.at(-1)?.place ?? "", "");
    const title = `Seção ${sections.length + 1}`;
    if (!(await change(id, { titulo: title, lugar: place }))) return;
    editing.sync.setSections([...sections, { id, title, place, shown: false }]);
    onChoose(id);
  }
  /** Puts a section before the one at `index` of the others. */
  function moveTo(id: string, index: number): void {
    const others = sections.filter((each) => each.id !== id);
    if (index < 0 || index > others.length) return;
    const lugar = placeBetween(others[index - 1]?.place ?? "", others[index]?.place ?? "");
    void change(id, { lugar });
  }
  async function remove(id: string, excluir: "sim" | "nao"): Promise<void> {
    if (await change(id, { excluir })) setRemoved(excluir === "sim" ? id : null);
  }
  const indexOf = (id: string) => sections.findIndex((each) => each.id === id);
  return (
    <div className="mt-4 gap-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <section aria-label="Seções" className="mb-4 lg:mb-0">
        <SectionList
          sections={sections}
          current={section?.id}
          onChoose={onChoose}
          onDrop={(id, target) => id !== target && moveTo(id, indexOf(target))}
        />
        <Button look="quiet" onClick={add}>
          <Icon as={Plus} size={18} />
          Seção
        </Button>
        {removed && <SectionGone onUndo={() => void remove(removed, "nao")} />}
      </section>
      <div className="min-w-0">
        {section && (
          <SectionForm
            key={section.id}
            section={section}
            change={(fields) => void change(section.id, fields)}
            onMove={(by) => moveTo(section.id, indexOf(section.id) + by)}
            onRemove={() => void remove(section.id, "sim")}
          />
        )}
        {children}
      </div>
    </div>
  );
}

function SectionGone({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      Seção excluída.
      <Button look="quiet" onClick={onUndo}>
        Desfazer
      </Button>
    </p>
  );
}

type ListProps = {
  sections: readonly NotebookSection[];
  current: string | undefined;
  onChoose: (id: string) => void;
  onDrop: (id: string, target: string) => void;
};

function SectionList({ sections, current, onChoose, onDrop }: ListProps) {
  return (
    <ol className="flex gap-2 overflow-x-auto pb-2 lg:block">
      {sections.map(({ id, title, shown }, index) => (
        <li
          key={id}
          className="shrink-0"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
          onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
          onDrop={(event) => {
            const dropped = event.dataTransfer.getData(DRAGGED);
            if (dropped) onDrop(dropped, id);
          }}
        >
          <button
            type="button"
            aria-current={id === current ? "true" : undefined}
            onClick={() => onChoose(id)}
            className={`flex min-h-11 w-full max-w-60 items-start gap-2 rounded-control px-2 py-2 text-left hover:bg-inset ${id === current ? "bg-primary-soft font-semibold" : ""}`}
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
  );
}
