import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, Heading, Toolbar } from "#app/platform/ui/components/part.tsx";
import type { Criterion } from "../../domain/assessment.ts";
import type { LoadedMarking, MarkedAnswerView } from "../../services/load-marking.server.ts";

type PaneProps = {
  question: NonNullable<LoadedMarking["question"]>;
  answers: LoadedMarking["answers"];
  index: number;
  /** Address of the answers after these. */
  more: string | null;
  onIndex: (index: number) => void;
};

export function AnswerPane({ question, answers, index, more, onIndex }: PaneProps) {
  const current = answers[index];
  if (!current) return null;
  const isLast = index + 1 >= answers.length;
  return (
    <section aria-label={`Resposta ${index + 1} de ${answers.length}`}>
      <details className="mb-3">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          Enunciado da questão {question.place + 1}
        </summary>
        <RichText html={question.statementHtml} />
      </details>
      <Card className="">
        <Heading>
          Resposta {index + 1} de {answers.length}
        </Heading>
        <p className="mt-2 font-serif break-words whitespace-pre-wrap">{current.text}</p>
      </Card>
      <OtherMarks answer={current} rubric={question.rubric} />
      <Toolbar>
        <Button look="secondary" disabled={index === 0} onClick={() => onIndex(index - 1)}>
          Anterior
        </Button>
        {more && isLast ? (
          <ButtonLink look="secondary" to={more} reloadDocument>
            Próxima
          </ButtonLink>
        ) : (
          <Button look="secondary" disabled={isLast} onClick={() => onIndex(index + 1)}>
            Próxima
          </Button>
        )}
      </Toolbar>
    </section>
  );
}

/** The other marks, once both markers are done. */
function OtherMarks({ answer, rubric }: { answer: MarkedAnswerView; rubric: readonly Criterion[] }) {
  if (answer.others.length === 0) return null;
  return (
    <section aria-label="Outras correções" className="mt-3 space-y-2">
      {answer.differs && <p className="font-medium text-warning">As duas correções divergem.</p>}
      {answer.others.map(({ seat, name, levels, fraction, comment }) => (
        <div key={seat} className="rounded-control bg-inset p-3 text-sm">
          <p className="font-medium">
            {seat === 3 ? `Decisão de ${name}` : name}: {Math.round(fraction * 100)}% do peso
          </p>
          <p>
            {rubric
              .map(({ id, title, levels: all }) => `${title}: ${all[levels[id] ?? -1]?.text ?? "sem nível"}`)
              .join("; ")}
          </p>
          {comment && <p className="mt-1 break-words whitespace-pre-wrap">{comment}</p>}
        </div>
      ))}
    </section>
  );
}
