import { X } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { GradingMark } from "../../../domain/essay.ts";
import { placeInWords } from "../../../domain/tasks/photo-place.ts";

export type MarkListProps = {
  text: string;
  marks: readonly GradingMark[];
  labels: readonly string[];
  onNote: (mark: GradingMark, note: string) => void;
  onRemove: (id: string) => void;
};

function excerptOf(text: string, { place }: GradingMark): string {
  if (!("from" in place)) return placeInWords(place);
  const excerpt = text.slice(place.from, place.to).replace(/\s+/g, " ");
  return excerpt.length > 80 ? `${excerpt.slice(0, 77)}…` : excerpt;
}

/** The marks, each with its note. */
export function MarkList({ text, marks, labels, onNote, onRemove }: MarkListProps) {
  return (
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
            className="icon-button"
          >
            <Icon as={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}
