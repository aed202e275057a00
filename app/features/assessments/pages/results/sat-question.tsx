import { answerName } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { OwnResult } from "../../services/results/read-own-result.server.ts";
import { OutcomeMark } from "./outcome-mark.tsx";

export type Detail = NonNullable<NonNullable<OwnResult["result"]>["detail"]>;

/** One question of a student's own result, behind its key. */
export function SatQuestion({ question, number }: { question: Detail["questions"][number]; number: number }) {
  const { code, exam, subject, excerpt, answer, outcome, keys, solutionHtml } = question;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubHeading>Questão {number}</SubHeading>
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
        <TextLink look="alone" to={questionPaths.question(code)} className="no-print">
          Abrir a questão {number}
        </TextLink>
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
