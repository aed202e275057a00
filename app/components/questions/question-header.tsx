import type { QuestionHeading } from "#app/domain/questions/question-heading.ts";

/** Institution, year, subject and topics over a question. */
export function QuestionHeader({
  heading,
  annulled,
  generated,
}: {
  heading: QuestionHeading;
  annulled: boolean;
  generated: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <span className="font-semibold text-text">
        {heading.institution} {heading.year}
      </span>
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
      {generated && (
        <span
          className="rounded-full bg-inset px-2 py-0.5"
          title="Questão de treino, criada pelo Farol no estilo da prova"
        >
          Treino
        </span>
      )}
    </div>
  );
}
