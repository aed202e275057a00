import { Link } from "@remix-run/react";
import { answerName, answerNoun } from "#app/features/bank/domain/answers/check-answer.ts";
import { errorAnalysisPaths } from "../../paths.ts";
import { AnswerChart } from "./answer-chart.tsx";
import type { DrawerQuestion } from "./loaded-results.ts";

/** A question's figures here, beside INEP's. */
export function QuestionFigures({ question }: { question: DrawerQuestion }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {question.figures.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type CurvesProps = { schoolId: string; question: DrawerQuestion };

/** Who gave which answer, by ability; a wrong one leads to what it shows. */
export function AnswerCurves({ schoolId, question: { letters, bands, keys, noteCode } }: CurvesProps) {
  return (
    <section className="mt-4" aria-label="Respostas por terço da turma">
      <h3 className="font-semibold">Respostas por terço da turma</h3>
      <AnswerChart letters={letters} bands={bands} keys={keys} />
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Respostas por terço da turma</caption>
        <thead>
          <tr>
            {["Resposta", "Terço de baixo", "Do meio", "De cima"].map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-medium text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {letters.map(({ answer, counts }) => (
            <tr key={answer} className="border-t border-line">
              <th scope="row" className="py-1 pr-3">
                {answer === "" ? "em branco" : answerName(answer)}
                {keys.includes(answer) && " ✓"}
                {noteCode && answer !== "" && !keys.includes(answer) && (
                  <Link
                    to={errorAnalysisPaths.distractorNote(schoolId, noteCode, answer)}
                    className="inline-flex min-h-11 items-center font-normal text-link underline no-print max-sm:flex sm:ml-2"
                    aria-label={`O que a ${answerNoun(answer).toLowerCase()} ${answerName(answer)} revela?`}
                  >
                    o que revela?
                  </Link>
                )}
              </th>
              {counts.map((count, band) => (
                <td key={band} className="py-1 pr-3 whitespace-nowrap">
                  {count} de {bands[band]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
