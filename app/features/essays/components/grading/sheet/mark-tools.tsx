import { Button } from "#app/platform/ui/components/button.tsx";
import { lineOfCriterion } from "../../criterion-look.ts";
import { MarkList, type MarkListProps } from "./mark-list.tsx";

type Props = MarkListProps & {
  /** Of what is selected. */
  onMark: (part: number) => void;
};

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
            // Preserves the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(part)}
            className="px-3"
          >
            <span className={lineOfCriterion(part)}>{label}</span>
          </Button>
        ))}
      </div>
      <MarkList text={text} marks={marks} labels={labels} onNote={onNote} onRemove={onRemove} />
    </section>
  );
}
