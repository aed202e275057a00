import { Link } from "@remix-run/react";
import { answerName } from "#app/domain/questions/check-answer.ts";
import { difficultyWords } from "#app/domain/questions/item-words.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { resultPaths } from "#app/paths/results.ts";
import { formatShare } from "#app/text/format.ts";
import { formatPoints } from "#app/text/format-points.ts";
import { KeyChangeForm } from "./key-change-form.tsx";
import type { DrawerQuestion, OpenedResults } from "./opened-results.ts";

function Figures({ question: { item, facility, national } }: { question: DrawerQuestion }) {
  const percent = (value: number | null) => (value === null ? "–" : `${formatPoints(value)}%`);
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">Acerto</dt>
      <dd>{facility === null ? "–" : formatShare(facility)}</dd>
      {item && (
        <>
          <dt className="text-muted">Discriminação</dt>
          <dd>
            {percent(item.discriminationIndex)}: {item.words}
          </dd>
          <dt className="text-muted">Eficiência</dt>
          <dd>{percent(item.discriminativeEfficiency)}</dd>
          <dt className="text-muted">Peso efetivo</dt>
          <dd>{percent(item.effectiveWeight)}</dd>
          <dt className="text-muted">Bisserial por ponto</dt>
          <dd>{item.pointBiserial === null ? "–" : formatPoints(item.pointBiserial)}</dd>
        </>
      )}
      {national && (
        <>
          <dt className="text-muted">No ENEM, dificuldade</dt>
          <dd>{difficultyWords(national.b)}</dd>
        </>
      )}
    </dl>
  );
}

function Curves({ question: { letters, bands, keys } }: { question: DrawerQuestion }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="text-left font-semibold">Respostas por terço da turma</caption>
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
            </th>
            {counts.map((count, band) => (
              <td key={band} className="py-1 pr-3">
                {count} de {bands[band]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DrawerProps = { schoolId: string; opened: OpenedResults; question: DrawerQuestion };

/** One question without leaving the results: its figures, its answers and its key. */
export function QuestionDrawer({ schoolId, opened, question }: DrawerProps) {
  const { place, code, exam, excerpt, keys, change } = question;
  const back = { turma: opened.asked.classId, ordem: opened.asked.order };
  return (
    <section className="card mt-4 border-primary p-5" aria-labelledby="questao-aberta">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="questao-aberta" className="text-lg font-bold">
          Questão {place + 1}
        </h2>
        <Link
          to={resultPaths.results(schoolId, opened.id, back)}
          className="inline-flex min-h-11 items-center text-link no-print"
        >
          Fechar a questão
        </Link>
      </div>
      <p className="text-sm text-muted">{exam}</p>
      <p className="mt-1 font-serif">{excerpt}</p>
      <p className="mt-2">
        {change
          ? `Neste simulado: ${change.words}.`
          : `Gabarito: ${keys.map(answerName).join(" ou ") || "nenhum"}.`}
      </p>
      {code && (
        <Link
          to={questionPaths.question(code)}
          className="inline-flex min-h-11 items-center text-link no-print"
        >
          Abrir a questão no acervo
        </Link>
      )}
      <Figures question={question} />
      <Curves question={question} />
      <KeyChangeForm question={question} />
    </section>
  );
}
