import { answerName, answerNoun } from "#app/features/bank/domain/answers/check-answer.ts";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
      <SubHeading>Respostas por terço da turma</SubHeading>
      <AnswerChart letters={letters} bands={bands} keys={keys} />
      <Table head={["Resposta", "Terço de baixo", "Do meio", "De cima"]}>
        {letters.map(({ answer, counts }) => (
          <tr key={answer}>
            <th scope="row">
              {answer === "" ? "em branco" : answerName(answer)}
              {keys.includes(answer) && " ✓"}
              {noteCode && answer !== "" && !keys.includes(answer) && (
                <TextLink
                  look="alone"
                  to={errorAnalysisPaths.distractorNote(schoolId, noteCode, answer)}
                  aria-label={`O que a ${answerNoun(answer).toLowerCase()} ${answerName(answer)} revela?`}
                  className="no-print max-sm:flex sm:ml-2"
                >
                  o que revela?
                </TextLink>
              )}
            </th>
            {counts.map((count, band) => (
              <td key={band} className="whitespace-nowrap">
                {count} de {bands[band]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}
