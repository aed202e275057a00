import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { AnswerInput } from "#app/components/questions/answer-input/answer-input.tsx";
import { answeredResult } from "#app/components/questions/answered-result.ts";
import { SolutionParts } from "#app/components/questions/solution.tsx";
import { Verdict } from "#app/components/questions/verdict.tsx";
import { Zoomable } from "#app/components/questions/zoomable.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { AnswerNotice, NotGraded } from "#app/pages/questions/question/answer-notices.tsx";
import { useAnswer } from "#app/pages/questions/question/use-answer.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { NotebookQuestion } from "#app/services/notebooks/notebook-question.server.ts";

type CardProps = { question: NotebookQuestion; schoolId: string; notebookId: string };

/** A question in the text: answered here, by the same service; the verdict takes the place of "Responder" and the focus. */
export function QuestionCard({ question, schoolId, notebookId }: CardProps) {
  const { heading, kind, alternatives, answered, annulled } = question;
  const { choice, setChoice, state, replies, answer, startAgain } = useAnswer(
    heading.code,
    answeredResult(answered),
  );
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (replies > 0) verdict.current?.focus({ preventScroll: true });
  }, [replies]);
  const result = state.step === "answered" ? state.result : null;
  const gradable = kind !== "open" && !annulled;
  const locked = state.step !== "choosing" && state.step !== "refused";
  const toggle = (letter: string) =>
    setCut(
      (before) =>
        new Set(before.has(letter) ? [...before].filter((each) => each !== letter) : [...before, letter]),
    );
  return (
    <section
      aria-label={`Questão ${heading.code}`}
      className="mt-4 rounded-card border border-line-strong p-3 first:mt-0 sm:p-4"
    >
      <p className="text-sm text-muted">
        <Link
          to={notebookPaths.question(schoolId, heading.code, notebookId)}
          className="font-semibold text-link hover:underline"
        >
          {heading.exam}
        </Link>{" "}
        · {heading.subject} · <span className="font-mono">{heading.code}</span>
      </p>
      <Zoomable>
        <RichText html={question.statement} className="reading mt-2" />
        {kind !== "open" && (
          <AnswerInput
            kind={kind}
            alternatives={alternatives}
            choice={choice}
            cut={cut}
            result={result && { ...result, chosen: choice ?? result.firstAlternative }}
            locked={locked || !gradable}
            onChoose={setChoice}
            onCut={toggle}
          />
        )}
      </Zoomable>
      {!gradable && <NotGraded annulled={annulled} />}
      <div ref={verdict} tabIndex={-1} className="mt-4 outline-none">
        <AnswerNotice state={state} />
        {result ? (
          <div className={`rounded-card p-3 ${result.correct ? "bg-success-soft" : "bg-danger-soft"}`}>
            <Verdict result={result} />
            <div className="mt-2 flex flex-wrap gap-2">
              {question.hasSolution && answered && (
                <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? "Ocultar resolução" : "Ver resolução"}
                </Button>
              )}
              <Button look="quiet" onClick={startAgain}>
                Responder de novo
              </Button>
            </div>
          </div>
        ) : (
          gradable &&
          state.step !== "waiting" && (
            <Button disabled={choice === null} pending={state.step === "sending"} onClick={answer}>
              Responder
            </Button>
          )
        )}
      </div>
      {isOpen && result && (
        <div className="mt-4 space-y-5">
          <SolutionParts answered={answered} />
        </div>
      )}
    </section>
  );
}
