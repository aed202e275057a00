import { Link } from "@remix-run/react";
import { answerName } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import type { OwnResult } from "../../services/results/read-own-result.server.ts";
import { OutcomeMark } from "./outcome-mark.tsx";

export type Detail = NonNullable<NonNullable<OwnResult["result"]>["detail"]>;

/** One question of a student's own result, behind its key. */
export function SatQuestion({ question, number }: { question: Detail["questions"][number]; number: number }) {
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
