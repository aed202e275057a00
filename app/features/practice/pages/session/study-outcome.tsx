import { CloudOff } from "lucide-react";
import { AnswerOutcome } from "#app/features/bank/components/answer-outcome.tsx";
import { Solution } from "#app/features/bank/components/solution.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { ReviewLine } from "./review-line.tsx";
import type { Desk } from "./use-workspace.ts";

/** Result of an answer in a study session. */
export function StudyOutcome({ desk }: { desk: Desk }) {
  const { question, result, item, problem } = desk;
  if (result)
    return (
      <>
        <AnswerOutcome result={result} />
        {desk.waits && (
          <ReviewLine
            waits={desk.waits}
            right={result.correct}
            felt={item.felt ?? null}
            locked={desk.ending !== "no"}
            onFeel={desk.feel}
          />
        )}
        {question?.hasSolution && (
          <Solution key={desk.position} code={question.heading.code} answered={question.answered} />
        )}
      </>
    );
  if (problem)
    return (
      <p role="alert" className="mt-5 rounded-card bg-danger-soft p-4 text-danger">
        {problem}
      </p>
    );
  if (!item.answered) return null;
  return (
    <p role="status" className="mt-5 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <Icon as={CloudOff} className="mt-0.5 shrink-0" />
      <span>Sua resposta está guardada neste aparelho. O resultado aparece quando a rede voltar.</span>
    </p>
  );
}
