import { Link } from "@remix-run/react";
import { answerName } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { resultPaths } from "../../paths.ts";
import { KeyChangeForm } from "./key-change-form.tsx";
import type { DrawerQuestion, LoadedResults } from "./loaded-results.ts";
import { AnswerCurves, QuestionFigures } from "./question-figures.tsx";

type DrawerProps = { schoolId: string; opened: LoadedResults; question: DrawerQuestion };

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
      <QuestionFigures question={question} />
      <AnswerCurves schoolId={schoolId} question={question} />
      <KeyChangeForm question={question} />
    </section>
  );
}
