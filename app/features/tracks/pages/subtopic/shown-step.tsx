import { Zoomable } from "#app/features/bank/components/zoomable.tsx";
import { QuestionCard } from "#app/features/bank/pages/question-card.tsx";
import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import type { LoadedStep } from "../../services/load-subtopic.server.ts";

const names = { lesson: "Lição", example: "Exemplo", question: "Questão", check: "Verificação" } as const;

export function stepName(step: LoadedStep | undefined): string {
  if (!step) return "Já sei isto";
  return "title" in step && step.title !== "" ? `${names[step.kind]}: ${step.title}` : names[step.kind];
}

/** A lesson, an example or one question. */
export function ShownStep({ step }: { step: Exclude<LoadedStep, { kind: "check" }> }) {
  if (step.kind !== "question")
    return (
      <Zoomable>
        <RichText html={step.html} className="reading study-text mt-2" />
      </Zoomable>
    );
  if (!step.question)
    return <p className="mt-3 text-muted">Esta questão saiu do banco. Siga para o próximo passo.</p>;
  const { question } = step;
  return <QuestionCard question={question} address={questionPaths.question(question.heading.code)} />;
}
