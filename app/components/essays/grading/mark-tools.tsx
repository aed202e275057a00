import { X } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GradingMark } from "#app/domain/essays/essay.ts";
import { lineOfCriterion } from "../criterion-look.ts";

type Props = {
  text: string;
  marks: readonly GradingMark[];
  labels: readonly string[];
  /** Of what is selected. */
  onMark: (part: number) => void;
  onNote: (mark: GradingMark, note: string) => void;
  onRemove: (id: string) => void;
};

function excerptOf(text: string, { place }: GradingMark): string {
  if (!("from" in place)) return `Folha ${place.photo + 1}`;
  const excerpt = text.slice(place.from, place.to).replace(/\s+/g, " ");
  return excerpt.length > 80 ? `${excerpt.slice(0, 77)}…` : excerpt;
}

/** Marks what is selected, and lists the marks with their notes. */
export function MarkTools({ text, marks, labels, onMark, onNote, onRemove }: Props) {
  return (
    <section aria-label="Marcas" className="needs-scripts mt-3">
      <div className="sticky top-16 z-10 flex flex-wrap items-center gap-1.5 bg-page py-1">
        <span className="text-sm text-muted">Selecione um trecho e marque:</span>
        {labels.map((label, part) => (
          <Button
            key={label}
            look="secondary"
            aria-label={`Marcar em ${label}`}
            // Keeps the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(part)}
            className="px-3"
          >
            <span className={lineOfCriterion(part)}>{label}</span>
          </Button>
        ))}
      </div>
      <ul className="mt-2 space-y-2">
        {marks.map((mark) => (
          <li key={mark.id} className="card flex items-start gap-2 p-2">
            <div className="min-w-0 grow">
              <p className="font-serif text-sm break-words">
                <strong className="font-sans">{labels[mark.part]}</strong> {excerptOf(text, mark)}
              </p>
              <input
                aria-label={`Nota da marca em ${labels[mark.part]}: ${excerptOf(text, mark)}`}
                placeholder="O que dizer deste trecho"
                maxLength={500}
                value={mark.note}
                onChange={({ currentTarget }) => onNote(mark, currentTarget.value)}
                className="field mt-1 text-sm"
              />
            </div>
            <button
              type="button"
              onClick={() => onRemove(mark.id)}
              aria-label={`Tirar a marca em ${labels[mark.part]}: ${excerptOf(text, mark)}`}
              className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-inset"
            >
              <Icon as={X} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
