import type { QuestionHeading, QuestionOrigin } from "#app/domain/questions/question-heading.ts";

/** What is said of a question that no exam ever asked. */
const origins: Record<QuestionOrigin, { label: string; meaning: string } | null> = {
  exam: null,
  authored: { label: "Autoral", meaning: "Questão escrita no estilo da prova, e não tirada dela" },
  generated: { label: "Treino", meaning: "Questão de treino, gerada pelo Farol no estilo da prova" },
};

/** Institution, year, subject and topics over a question. */
export function QuestionHeader({ heading, annulled }: { heading: QuestionHeading; annulled: boolean }) {
  const origin = origins[heading.origin];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <span className="font-semibold text-text">{heading.exam}</span>
      <span aria-hidden="true">·</span>
      <span>{heading.subject}</span>
      {heading.topics.slice(0, 3).map((topic) => (
        <span key={topic} className="rounded-full bg-inset px-2 py-0.5">
          {topic}
        </span>
      ))}
      {annulled && (
        <span className="rounded-full bg-warning-soft px-2 py-0.5 font-medium text-warning">Anulada</span>
      )}
      {origin && (
        <span className="rounded-full bg-primary-soft px-2 py-0.5 text-primary-strong" title={origin.meaning}>
          {origin.label}
        </span>
      )}
    </div>
  );
}
