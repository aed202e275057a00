import { answerName } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
        <Heading id="questao-aberta">Questão {place + 1}</Heading>
        <TextLink look="alone" to={resultPaths.results(schoolId, opened.id, back)} className="no-print">
          Fechar a questão
        </TextLink>
      </div>
      <p className="text-sm text-muted">{exam}</p>
      <p className="mt-1 font-serif">{excerpt}</p>
      <p className="mt-2">
        {change
          ? `Neste simulado: ${change.words}.`
          : `Gabarito: ${keys.map(answerName).join(" ou ") || "nenhum"}.`}
      </p>
      {code && (
        <TextLink look="alone" to={questionPaths.question(code)} className="no-print">
          Abrir a questão no acervo
        </TextLink>
      )}
      <QuestionFigures question={question} />
      <AnswerCurves schoolId={schoolId} question={question} />
      <KeyChangeForm question={question} />
    </section>
  );
}
