import { QuestionMarks } from "#app/features/bank/components/question-header.tsx";
import type { QuestionHeading } from "#app/features/bank/domain/question-heading.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";

type QuestionLineProps = {
  heading: QuestionHeading;
  annulled: boolean;
  /** The exam it was opened from, whose booklet has its own numbers. */
  exam: { number: number | null } | null;
};

/** Where a question is from, in one line: narrow screens leave out the topics and the booklet. */
export function QuestionLine({ heading, annulled, exam }: QuestionLineProps) {
  const number = exam?.number ?? heading.number;
  const place = exam?.number ? `Questão ${exam.number} do caderno` : heading.place;
  return (
    <Dotted line className="text-sm text-muted max-sm:text-[0.8125rem]">
      <span className="font-semibold text-text">{heading.exam}</span>
      <span className="gives">{heading.subject}</span>
      {heading.topics.length > 0 && (
        <span className="gives max-sm:hidden" title={heading.topics.join(", ")}>
          {heading.topics.slice(0, 3).join(", ")}
        </span>
      )}
      {place && <span className="max-sm:hidden">{place}</span>}
      {number !== null && <span className="sm:hidden">nº {number}</span>}
      <span className="font-mono">{heading.code}</span>
      {(annulled || heading.origin !== "exam") && (
        // "Estilo ENEM" says it where room is scarce.
        <span className={annulled ? "" : "max-sm:hidden"}>
          <QuestionMarks heading={heading} annulled={annulled} />
        </span>
      )}
    </Dotted>
  );
}
