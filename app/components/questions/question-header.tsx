import type { QuestionHeading, QuestionOrigin } from "#app/domain/questions/question-heading.ts";

/** Labels of questions outside real exams. */
const origins: Record<QuestionOrigin, { label: string; meaning: string } | null> = {
  exam: null,
  authored: { label: "Autoral", meaning: "Questão escrita no estilo da prova, e não tirada dela" },
  generated: { label: "Treino", meaning: "Questão de treino, gerada pelo Farol no estilo da prova" },
};

const PILL = "mr-2 inline-block rounded-full px-2 leading-6";

/** Inline text that flows around floats. */
export function QuestionHeader({ heading, annulled }: { heading: QuestionHeading; annulled: boolean }) {
  const origin = origins[heading.origin];
  return (
    <div className="text-sm leading-7 text-muted">
      <span className="font-semibold text-text">{heading.exam}</span>
      <span aria-hidden="true"> · </span>
      <span className="mr-2">{heading.subject}</span>
      {heading.topics.slice(0, 3).map((topic) => (
        <span key={topic} className={`${PILL} bg-inset`}>
          {topic}
        </span>
      ))}
      {annulled && <span className={`${PILL} bg-warning-soft font-medium text-warning`}>Anulada</span>}
      {origin && (
        <span className={`${PILL} bg-primary-soft text-primary-strong`} title={origin.meaning}>
          {origin.label}
        </span>
      )}
    </div>
  );
}
