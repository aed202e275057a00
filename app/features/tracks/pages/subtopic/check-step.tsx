import { useState } from "react";
import { QuestionCard } from "#app/features/bank/pages/question-card.tsx";
import type { NotebookQuestion } from "#app/features/bank/services/notebook-question.server.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

type CheckProps = {
  questions: readonly NotebookQuestion[];
  /** Answers up to this moment (epoch seconds) belong to an earlier check. */
  since: number;
  endName: string;
  isEnded: boolean;
  onEnd: () => void;
};

/** Questions that end together once all are answered. */
export function CheckStep({ questions, since, endName, isEnded, onEnd }: CheckProps) {
  const isDone = ({ answered }: NotebookQuestion) => answered !== null && answered.answeredAt > since;
  const [settled, setSettled] = useState<ReadonlySet<number>>(
    () => new Set(questions.filter(isDone).map(({ ord }) => ord)),
  );
  const left = questions.length - settled.size;
  return (
    <>
      {questions.map((question) => (
        <QuestionCard
          key={question.ord}
          question={question}
          address={questionPaths.question(question.heading.code)}
          isFresh={!isDone(question)}
          onSettled={() => setSettled((before) => new Set([...before, question.ord]))}
        />
      ))}
      <div className="no-print mt-4 flex flex-wrap items-center gap-3" hidden={isEnded}>
        <Button disabled={left > 0} onClick={onEnd}>
          {endName}
        </Button>
        {left > 0 && (
          <p className="text-sm text-muted">
            {plural(left, "questão por responder", "questões por responder")}
          </p>
        )}
      </div>
    </>
  );
}
