import { useEffect, useRef, useState } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { AnswerInput } from "../components/answer-input/answer-input.tsx";
import { answeredResult } from "../components/answered-result.ts";
import { SolutionTexts } from "../components/solution.tsx";
import { Verdict } from "../components/verdict.tsx";
import { Zoomable } from "../components/zoomable.tsx";
import type { NotebookQuestion } from "../services/notebook-question.server.ts";
import { AnswerNotice, NotGraded } from "./answer-notices.tsx";
import { useAnswer } from "./use-answer.ts";

/** `address`: of its page. */
type CardProps = {
  question: NotebookQuestion;
  address: string;
  /** A new attempt: an earlier answer is not shown. */
  isFresh?: boolean;
  /** An answer was given here, confirmed or stored on the device. */
  onSettled?: () => void;
};

/** A question in the text: answered here, by the same service; the verdict replaces "Responder" and is focused. */
export function QuestionCard({ question, address, isFresh = false, onSettled }: CardProps) {
  const { heading, kind, alternatives, answered, ungraded } = question;
  const answering = useAnswer(heading.code, isFresh ? null : answeredResult(answered));
  const { choice, setChoice, state } = answering;
  const { cut, toggle } = useCut();
  const settled = useLatest(onSettled);
  const isSettled = state.step === "waiting" || (state.step === "answered" && answering.replies > 0);
  useEffect(() => {
    if (isSettled) settled.current?.();
  }, [isSettled, settled]);
  const result = state.step === "answered" ? state.result : null;
  const gradable = ungraded === null;
  const locked = state.step !== "choosing" && state.step !== "refused";
  return (
    <section
      aria-label={`Questão ${heading.code}`}
      className="mt-4 break-inside-avoid rounded-card border border-line-strong p-3 first:mt-0 sm:p-4"
    >
      <p className="text-sm text-muted">
        <TextLink look="title" to={address}>
          {heading.exam}
        </TextLink>{" "}
        · {heading.subject} · <span className="font-mono">{heading.code}</span>
      </p>
      <Zoomable>
        <RichText html={question.statement} className="reading mt-2" />
        {kind !== "open" && (
          <AnswerInput
            kind={kind}
            name={`alternativa-${heading.code}`}
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
      {gradable ? <CardAnswer {...{ question, answering }} /> : <NotGraded text={ungraded} />}
    </section>
  );
}

/** Letters struck out. */
function useCut() {
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());
  function toggle(letter: string): void {
    const rest = [...cut].filter((each) => each !== letter);
    setCut(new Set(cut.has(letter) ? rest : [...rest, letter]));
  }
  return { cut, toggle };
}

type AnswerProps = { question: NotebookQuestion; answering: ReturnType<typeof useAnswer> };

/** "Responder", then the verdict, which is focused, and the solution. */
function CardAnswer({ question, answering }: AnswerProps) {
  const { choice, state, replies, answer, startAgain } = answering;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (replies === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [replies]);
  const result = state.step === "answered" ? state.result : null;
  return (
    <>
      <div ref={place} tabIndex={-1} className="no-print mt-4 outline-none">
        <AnswerNotice state={state} />
        {!result && state.step !== "waiting" && (
          <Button disabled={choice === null} pending={state.step === "sending"} onClick={answer}>
            Responder
          </Button>
        )}
        {result && (
          <div className={`rounded-card p-3 ${result.correct ? "bg-success-soft" : "bg-danger-soft"}`}>
            <Verdict result={result} />
            <Toolbar className="mt-2">
              {question.hasSolution && question.answered && (
                <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? "Ocultar resolução" : "Ver resolução"}
                </Button>
              )}
              <Button look="quiet" onClick={startAgain}>
                Responder de novo
              </Button>
            </Toolbar>
          </div>
        )}
      </div>
      {isOpen && result && (
        <div className="mt-4 space-y-5">
          <SolutionTexts code={question.heading.code} answered={question.answered} />
        </div>
      )}
    </>
  );
}
