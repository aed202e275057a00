import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { answerName } from "../../domain/answers/check-answer.ts";
import { Alternatives, type AlternativesProps } from "./alternatives.tsx";
import { NumberField } from "./number-field.tsx";

/** What a question is answered with: its alternatives, or a number. Open questions have none. */
export function AnswerInput(props: AlternativesProps) {
  // A visitor reads: no answer of theirs can be disturbed before it is there.
  const isAnswering = useViewer() !== null || props.result !== null;
  return (
    <div {...(isAnswering && undisturbed)}>
      <AnswerFields {...props} />
    </div>
  );
}

function AnswerFields(props: AlternativesProps) {
  const { kind, alternatives } = props;
  if (kind === "numeric") return <NumberField {...props} />;
  if (alternatives.length === 0) return null;
  return (
    <>
      <Alternatives {...props} />
      {kind === "sum" && <LiveSum {...props} />}
      {kind === "multiple-choice" && (
        <p className="mt-2 text-sm text-muted">Marque todas as certas: pode haver mais de uma.</p>
      )}
    </>
  );
}

function LiveSum({ choice, result }: AlternativesProps) {
  const sum = result ? result.chosen : choice;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      <span className="font-medium">{result ? "Sua soma:" : "Soma:"}</span>
      <output className="text-lg font-semibold tabular-nums">{sum === null ? "00" : answerName(sum)}</output>
      {result && result.letter !== sum && (
        <span className="text-muted tabular-nums">· certa: {answerName(result.letter)}</span>
      )}
    </p>
  );
}
