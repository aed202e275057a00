import { RichText } from "#app/components/math/rich-text.tsx";
import { AnswerInput } from "#app/components/questions/answer-input/answer-input.tsx";
import { answeredResult } from "#app/components/questions/answered-result.ts";
import { Solution } from "#app/components/questions/solution.tsx";
import { Zoomable } from "#app/components/questions/zoomable.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { practicePaths } from "#app/paths/practice.ts";
import type { PracticeQuestion } from "#app/services/practice/question-view.server.ts";

const nothing = () => undefined;

/** Loaded on demand. */
export function ResultDetails({ id, position }: { id: string; position: number }) {
  const address = practicePaths.questions(id, position, position);
  const { data, failed, again } = useRouteData<{ questions: PracticeQuestion[] }>(address);
  const [question] = data?.questions ?? [];
  if (failed)
    return (
      <p role="alert" className="mt-3 text-muted">
        Não deu para buscar a questão.{" "}
        <Button look="quiet" onClick={again} className="!px-2">
          Tentar de novo
        </Button>
      </p>
    );
  if (!question) return <p className="mt-3 text-muted">Buscando a questão…</p>;
  const result = answeredResult(question.answered);
  return (
    <Zoomable>
      <div className="mt-3 border-t border-line pt-3">
        <RichText html={question.statement} className="reading" />
        <AnswerInput
          kind={question.kind}
          alternatives={question.alternatives}
          choice={null}
          cut={new Set()}
          result={result && { ...result, chosen: result.firstAlternative }}
          locked
          onChoose={nothing}
          onCut={nothing}
          name={`alternativa-${position}`}
        />
        {question.hasSolution && <Solution answered={question.answered} />}
      </div>
    </Zoomable>
  );
}
