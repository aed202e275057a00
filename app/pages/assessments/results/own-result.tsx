import { Link } from "@remix-run/react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { answerName } from "#app/domain/questions/check-answer.ts";
import { practicePaths } from "#app/paths/practice.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { searchPaths } from "#app/paths/search.ts";
import type { OwnResult } from "#app/services/assessments/read-own-result.server.ts";
import { plural } from "#app/text/format.ts";
import { formatPoints } from "#app/text/format-points.ts";
import { OutcomeMark } from "./outcome-mark.tsx";

type Result = NonNullable<OwnResult["result"]>;
type Detail = NonNullable<Result["detail"]>;

const bands = {
  upper: "Sua nota está no terço de cima da turma.",
  middle: "Sua nota está no terço do meio da turma.",
  lower: "Sua nota está no terço de baixo da turma.",
} as const;

function sentenceOf({ right, counted, detail }: Result): string {
  const strong = detail?.strong ? `bem em ${detail.strong}` : "";
  const weak = detail?.weak ? `a rever ${detail.weak}` : "";
  const rest = [strong, weak].filter(Boolean).join(", ");
  return `Você acertou ${right} de ${counted}${rest ? `; ${rest}` : ""}.`;
}

function Sums({
  title,
  sums,
}: {
  title: string;
  sums: readonly { name: string; right: number; count: number }[];
}) {
  if (sums.length === 0) return null;
  return (
    <section className="card mt-4 p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {sums.map(({ name, right, count }) => (
          <li key={name} className="flex justify-between gap-3 py-2">
            <span>{name}</span>
            <span className="whitespace-nowrap text-muted">
              {formatPoints(right)} de {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnQuestion({ question, number }: { question: Detail["questions"][number]; number: number }) {
  const { code, exam, subject, excerpt, answer, outcome, keys, solutionHtml } = question;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">Questão {number}</h3>
        <OutcomeMark outcome={outcome} />
        <span className="text-sm text-muted">
          {exam} · {subject}
        </span>
      </div>
      <p className="mt-1 line-clamp-3 font-serif">{excerpt}</p>
      <p className="mt-1 text-sm">
        {answer ? `Sua resposta: ${answerName(answer)}.` : "Você deixou em branco."}
        {keys.length > 0 && ` Gabarito: ${keys.map(answerName).join(" ou ")}.`}
      </p>
      {code && (
        <Link
          className="inline-flex min-h-11 items-center font-medium text-link no-print"
          to={questionPaths.question(code)}
        >
          Abrir a questão {number}
        </Link>
      )}
      {solutionHtml && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
            Resolução da questão {number}
          </summary>
          <RichText html={solutionHtml} />
        </details>
      )}
    </li>
  );
}

/** A student's own result. */
export function OwnResultPage({ opened }: { opened: OwnResult }) {
  const { title, result, why } = opened;
  const weak = result?.detail?.weak;
  return (
    <SchoolFrame title="Resultado" facts={title}>
      {!result && <p className="card mt-5 p-5">{why}</p>}
      {result && (
        <section className="card mt-5 p-5" aria-label="Nota">
          <p className="text-xl font-semibold">{sentenceOf(result)}</p>
          <p className="mt-2">
            Nota: {formatPoints(result.score)} de {formatPoints(result.full)}.
            {result.waiting > 0 &&
              ` ${plural(result.waiting, "resposta espera", "respostas esperam")} correção.`}
          </p>
          {result.band && <p className="mt-1 text-muted">{bands[result.band]}</p>}
          {weak && (
            <div className="mt-4 rounded-control bg-primary-soft p-4 no-print">
              <ButtonLink
                to={`${practicePaths.ofSearch(`${searchPaths.search()}?q=${encodeURIComponent(weak)}`, "estudo")}&quantas=10`}
              >
                Estudar 10 de {weak}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {result && result.sections.length > 1 && (
        <section className="card mt-4 p-5">
          <h2 className="text-lg font-bold">Por seção</h2>
          <ul className="mt-2 divide-y divide-line">
            {result.sections.map(({ name, score, best }) => (
              <li key={name} className="flex justify-between gap-3 py-2">
                <span>{name}</span>
                <span className="whitespace-nowrap text-muted">
                  {formatPoints(score)} de {formatPoints(best)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {result?.detail && (
        <>
          <Sums title="Por assunto" sums={result.detail.topics} />
          <Sums title="Por habilidade" sums={result.detail.skills} />
          <section className="card mt-4 p-5">
            <h2 className="text-lg font-bold">Questões</h2>
            <ol className="divide-y divide-line">
              {result.detail.questions.map((question, place) => (
                <OwnQuestion key={question.ord} question={question} number={place + 1} />
              ))}
            </ol>
          </section>
        </>
      )}
    </SchoolFrame>
  );
}
