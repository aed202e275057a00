import type { Criterion } from "../../domain/assessment.ts";
import type { MarkedAnswerView } from "../../services/open-marking.server.ts";

/** The other marks, once both markers are done. */
export function OtherMarks({ answer, rubric }: { answer: MarkedAnswerView; rubric: readonly Criterion[] }) {
  if (answer.others.length === 0) return null;
  return (
    <section aria-label="Outras correções" className="mt-3 space-y-2">
      {answer.differs && <p className="font-medium text-warning">As duas correções divergem.</p>}
      {answer.others.map(({ seat, name, levels, fraction, comment }) => (
        <div key={seat} className="rounded-control bg-inset p-3 text-sm">
          <p className="font-medium">
            {seat === 3 ? `Decisão de ${name}` : name}: {Math.round(fraction * 100)}% do peso
          </p>
          <p>
            {rubric
              .map(({ id, title, levels: all }) => `${title}: ${all[levels[id] ?? -1]?.text ?? "sem nível"}`)
              .join("; ")}
          </p>
          {comment && <p className="mt-1 break-words whitespace-pre-wrap">{comment}</p>}
        </div>
      ))}
    </section>
  );
}
