import { Link } from "@remix-run/react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { OpenedMarking } from "../../services/open-marking.server.ts";
import { OtherMarks } from "./other-marks.tsx";

type PaneProps = {
  question: NonNullable<OpenedMarking["question"]>;
  answers: OpenedMarking["answers"];
  index: number;
  /** Address of the answers after these. */
  more: string | null;
  onIndex: (index: number) => void;
};

export function AnswerPane({ question, answers, index, more, onIndex }: PaneProps) {
  const current = answers[index];
  if (!current) return null;
  return (
    <section aria-label={`Resposta ${index + 1} de ${answers.length}`}>
      <details className="mb-3">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          Enunciado da questão {question.place + 1}
        </summary>
        <RichText html={question.statementHtml} />
      </details>
      <div className="card p-4 sm:p-5">
        <h2 className="font-semibold">
          Resposta {index + 1} de {answers.length}
        </h2>
        <p className="mt-2 font-serif break-words whitespace-pre-wrap">{current.text}</p>
      </div>
      <OtherMarks answer={current} rubric={question.rubric} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button look="secondary" disabled={index === 0} onClick={() => onIndex(index - 1)}>
          Anterior
        </Button>
        <Button look="secondary" disabled={index + 1 >= answers.length} onClick={() => onIndex(index + 1)}>
          Próxima
        </Button>
        {more && (
          <Link to={more} reloadDocument className="inline-flex min-h-11 items-center text-link underline">
            Mais respostas
          </Link>
        )}
      </div>
    </section>
  );
}
