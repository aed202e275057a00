import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import type { QuestionHeading } from "../domain/question-heading.ts";

/** Labels of questions outside real exams. */
const origins: Record<QuestionHeading["origin"], { label: string; meaning: string } | null> = {
  exam: null,
  school: null,
  authored: { label: "Autoral", meaning: "Questão escrita no estilo da prova, e não tirada dela" },
  generated: { label: "Treino", meaning: "Questão de treino, gerada pelo Farol no estilo da prova" },
};

const PILL = "inline-block rounded-full px-2 leading-5";

/** What a reader must know of a question: annulled, or not of a real exam. */
export function QuestionMarks({ heading, annulled }: { heading: QuestionHeading; annulled: boolean }) {
  const origin = origins[heading.origin];
  return (
    <span className="space-x-1">
      {annulled && <span className={`${PILL} bg-warning-soft font-medium text-warning`}>Anulada</span>}
      {origin && (
        <span className={`${PILL} bg-primary-soft text-primary-strong`} title={origin.meaning}>
          {origin.label}
        </span>
      )}
    </span>
  );
}

/** Of a list's item: exam, subject, up to three topics; while an exam is sat, its area and number in the booklet. */
export function QuestionHeader({ heading, annulled }: { heading: QuestionHeading; annulled: boolean }) {
  return (
    <Dotted className="min-w-0 text-sm leading-6 text-muted">
      {heading.exam && <span className="font-semibold text-text">{heading.exam}</span>}
      {heading.subject ? <span>{heading.subject}</span> : heading.place && <span>{heading.place}</span>}
      {heading.topics.slice(0, 3).map((topic) => (
        <span key={topic}>{topic}</span>
      ))}
      {(annulled || heading.origin !== "exam") && <QuestionMarks heading={heading} annulled={annulled} />}
    </Dotted>
  );
}
