import { lazy } from "react";
import { AnswerInput } from "#app/features/bank/components/answer-input/answer-input.tsx";
import { QuestionHeader } from "#app/features/bank/components/question-header.tsx";
import { Zoomable } from "#app/features/bank/components/zoomable.tsx";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { Desk } from "./use-workspace.ts";

/** Loading, or deleted from the bank. */
function NoQuestion({ arrived }: { arrived: boolean }) {
  return (
    <div role="status" className="py-10 text-center text-muted">
      {arrived
        ? "Esta questão foi retirada do acervo e não conta no resultado."
        : "Buscando a questão… Sem rede, ela aparece assim que a conexão voltar."}
    </div>
  );
}

/** Prefetched while the question is read. */
export const loadOutcome = async () => ({ default: (await import("./study-outcome.tsx")).StudyOutcome });
const StudyOutcome = lazy(loadOutcome);

/** Text, alternatives and, in study, the result. */
export function QuestionPanel({ desk }: { desk: Desk }) {
  const { question, item, result, locked, position } = desk;
  const hydrated = useHydrated();
  if (!question) return <NoQuestion arrived={desk.arrived} />;
  const { heading } = question;
  // An exam shows nothing of it: its answers are graded once it is over, and this may be the very exam.
  const held = desk.exam ? null : question.held;
  return (
    <Zoomable key={position}>
      <h2 className="sr-only">
        Questão {position + 1}
        {heading.exam && `: ${[heading.subject, heading.exam].filter(Boolean).join(", ")}`}
      </h2>
      <div className="flex items-start justify-between gap-2">
        <QuestionHeader heading={heading} annulled={question.annulled} />
        {heading.code && (
          <span className="-mt-2.5 -mr-2">
            <SaveButton key={heading.code} code={heading.code} hotkey />
          </span>
        )}
      </div>
      <RichText html={question.statement} className="reading mt-4" />
      {(question.annulled || held) && (
        <p className="mt-4 rounded-card bg-inset p-4 text-muted">
          {held ?? "Esta questão foi anulada pela banca: não conta no resultado."}
        </p>
      )}
      <AnswerInput
        kind={question.kind}
        alternatives={question.alternatives}
        choice={item.choice}
        cut={new Set(item.cut)}
        result={result && { ...result, chosen: item.choice ?? result.firstAlternative }}
        locked={locked || held !== null}
        onChoose={desk.answerWith}
        onCut={desk.cut}
      />
      {item.choice !== null && !locked && held === null && (
        <Button look="quiet" onClick={desk.clear} size="tight" className="mt-1 -ml-3 text-sm">
          Deixar em branco
        </Button>
      )}
      <noscript>
        <p className="mt-4 rounded-card bg-warning-soft p-4 text-warning">
          Para responder em uma sessão de prática, ligue o JavaScript do navegador. Na busca, cada questão
          pode ser lida sem ele.
        </p>
      </noscript>
      {hydrated && !desk.exam && held === null && (item.answered || desk.problem !== null) && (
        <Deferred>
          <StudyOutcome desk={desk} />
        </Deferred>
      )}
    </Zoomable>
  );
}
