import { difficultyLabels } from "#app/features/bank/domain/labels.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { difficultyBars, estimatedMinutes, minutesText } from "../../domain/making/assessment-summary.ts";
import { codesInOrder } from "../../domain/making/document-changes.ts";
import type { EditedDocument } from "../../domain/making/edited-assessment.ts";
import type { FullQuestion } from "../../services/making/full-question.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";

type Props = {
  questions: readonly FullQuestion[];
  repeats: AssessmentInMaking["repeats"];
  /** Questions of the saved exam that the class has answered before. */
  known: number;
  document: EditedDocument;
};

/** Its difficulty and length, and what to revise. */
export function AssessmentSummary({ questions, repeats, known, document }: Props) {
  if (questions.length === 0) return null;
  const order = codesInOrder(document);
  const warnings = [
    ...repeats
      .filter(({ code }) => order.includes(code))
      .map(
        ({ code, className, at }) =>
          `A questão ${order.indexOf(code) + 1} já caiu para o ${className} em ${formatDate(at)}.`,
      ),
    ...questions
      .filter(({ annulled }) => annulled)
      .map(({ code }) => `A questão ${order.indexOf(code) + 1} foi anulada na prova de origem.`),
  ];
  return (
    <section aria-label="Resumo da prova" className="card mt-4 p-4">
      <p>
        {plural(questions.length, "questão", "questões")}, cerca de {minutesText(estimatedMinutes(questions))}{" "}
        para a turma (estimativa).
      </p>
      {known > 0 && (
        <p className="mt-1 text-sm text-muted">
          {known === 1
            ? "1 questão já foi respondida"
            : `${formatNumber(known)} questões já foram respondidas`}{" "}
          no Farol por alguém da turma.
        </p>
      )}
      <ul className="mt-2 grid gap-1 sm:grid-cols-4">
        {difficultyBars(questions).map(({ level, count }) => (
          <li key={level ?? 0} className="text-sm">
            {level === null ? "Sem medida" : difficultyLabels[level]}: {count}
            <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-inset">
              <span
                className="block h-2 rounded-full bg-primary"
                style={{ width: `${(100 * count) / questions.length}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-warning">
            {plural(warnings.length, "aviso", "avisos")}
          </summary>
          <ul className="list-disc pl-5 text-sm">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
