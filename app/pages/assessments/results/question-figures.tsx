import { Link } from "@remix-run/react";
import { answerName, answerNoun } from "#app/domain/questions/check-answer.ts";
import { difficultyWords, discriminationWords, guessWords } from "#app/domain/questions/item-words.ts";
import { errorAnalysisPaths } from "#app/paths/error-analysis.ts";
import { formatShare } from "#app/text/format.ts";
import { formatPoints } from "#app/text/format-points.ts";
import type { DrawerQuestion } from "./opened-results.ts";

function percent(value: number | null): string {
  return value === null ? "–" : `${formatPoints(value)}%`;
}

function rowsOf({ item, facility, national }: DrawerQuestion): (readonly [string, string])[] {
  return [
    ["Acerto aqui", facility === null ? "–" : formatShare(facility)],
    ...(national
      ? ([["Acerto esperado no ENEM", `${formatShare(national.share)} dos concluintes da escala`]] as const)
      : []),
    ...(item
      ? ([
          ["Discriminação", `${percent(item.discriminationIndex)}: ${item.words}`],
          ["Eficiência", percent(item.discriminativeEfficiency)],
          ["Peso efetivo", percent(item.effectiveWeight)],
          ["Bisserial por ponto", item.pointBiserial === null ? "–" : formatPoints(item.pointBiserial)],
        ] as const)
      : []),
    ...(national
      ? ([
          ["No ENEM, discriminação (a)", discriminationWords(national.a)],
          ["No ENEM, dificuldade (b)", difficultyWords(national.b)],
          ["No ENEM, acaso (c)", guessWords(national.c)],
        ] as const)
      : []),
  ];
}

/** A question's figures here, beside INEP's. */
export function QuestionFigures({ question }: { question: DrawerQuestion }) {
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {rowsOf(question).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTH = 60;
const HEIGHT = 20;

/** The share of each band that gave an answer, from the lowest to the highest. */
function Curve({ shares, isKey }: { shares: readonly number[]; isKey: boolean }) {
  const points = shares.map((share, band) => {
    const x = (WIDTH * band) / Math.max(1, shares.length - 1);
    return `${x},${HEIGHT - share * HEIGHT}`;
  });
  return (
    <svg
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      width={WIDTH + 4}
      height={HEIGHT + 4}
      aria-hidden="true"
    >
      <polyline
        points={points.join(" ")}
        fill="none"
        strokeWidth={2}
        className={isKey ? "stroke-primary" : "stroke-muted"}
      />
    </svg>
  );
}

type CurvesProps = { schoolId: string; question: DrawerQuestion };

/** Who gave which answer, by ability; a wrong one leads to what it shows. */
export function AnswerCurves({ schoolId, question: { letters, bands, keys, noteCode } }: CurvesProps) {
  return (
    <div className="mt-4 overflow-x-auto print:overflow-visible">
      <table className="w-full text-left text-sm">
        <caption className="text-left font-semibold">Respostas por terço da turma</caption>
        <thead>
          <tr>
            {["Resposta", "Terço de baixo", "Do meio", "De cima", "Curva"].map((name) => (
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
                    className="ml-2 inline-flex min-h-11 items-center font-normal text-link underline no-print"
                    aria-label={`O que a ${answerNoun(answer).toLowerCase()} ${answerName(answer)} revela?`}
                  >
                    o que revela?
                  </Link>
                )}
              </th>
              {counts.map((count, band) => (
                <td key={band} className="py-1 pr-3">
                  {count} de {bands[band]}
                </td>
              ))}
              <td className="py-1">
                <Curve
                  shares={counts.map((count, band) => count / Math.max(1, bands[band] ?? 1))}
                  isKey={keys.includes(answer)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
