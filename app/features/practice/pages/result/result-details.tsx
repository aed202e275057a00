import { AnswerInput } from "#app/features/bank/components/answer-input/answer-input.tsx";
import { answeredResult } from "#app/features/bank/components/answered-result.ts";
import { Solution } from "#app/features/bank/components/solution.tsx";
import { Zoomable } from "#app/features/bank/components/zoomable.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { practicePaths } from "../../paths.ts";
import type { PracticeQuestion } from "../../services/question-view.server.ts";

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
        <Button look="quiet" onClick={again} size="tight">
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
        {question.hasSolution && <Solution code={question.heading.code} answered={question.answered} />}
      </div>
    </Zoomable>
  );
}
