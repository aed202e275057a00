import { useNavigate } from "@remix-run/react";
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { AnswerInput } from "#app/components/questions/answer-input/answer-input.tsx";
import { answeredResult } from "#app/components/questions/answered-result.ts";
import { Zoomable } from "#app/components/questions/zoomable.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type Alternative, choicesOf, nextAnswer } from "#app/domain/questions/check-answer.ts";
import type { QuestionKind } from "#app/domain/questions/draft.ts";
import { useQuestionKeys } from "#app/hooks/questions/use-question-keys.ts";
import type { AnsweredQuestion } from "#app/queries/questions/reading.server.ts";
import { AnswerBar, Bar, type Neighbour, StepsBar, VerdictBar } from "./answer-bar.tsx";
import { NotGraded } from "./answer-notices.tsx";
import { AnsweredPanel } from "./answered-panel.tsx";
import { useAnswer } from "./use-answer.ts";

const KeysDialog = lazy(() =>
  import("#app/components/questions/keys-dialog.tsx").then((file) => ({ default: file.KeysDialog })),
);

type AnswerDeskProps = {
  question: {
    heading: { code: string };
    kind: QuestionKind;
    annulled: boolean;
    hasSolution: boolean;
    alternatives: Alternative[];
    answered: AnsweredQuestion | null;
    previous: Neighbour;
    next: Neighbour;
  };
  header: ReactNode;
  statement: ReactNode;
  links: ReactNode;
  /** Below the card. */
  children: ReactNode;
};

/** Eliminated alternatives and their toggle. */
function useCut(): [ReadonlySet<string>, (letter: string) => void] {
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());
  function toggle(letter: string) {
    setCut((before) =>
      before.has(letter)
        ? new Set([...before].filter((each) => each !== letter))
        : new Set([...before, letter]),
    );
  }
  return [cut, toggle];
}

/** After React has drawn what the event changed. */
function bringUp(place: RefObject<HTMLElement>, target = "[tabindex]"): void {
  requestAnimationFrame(() => {
    const box = place.current;
    const focused = box?.matches(target) ? box : box?.querySelector<HTMLElement>(target);
    focused?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: "nearest" });
  });
}

/** The card of a question, what is below it, and the bar that answers and tells the verdict. */
export function AnswerDesk({ question, header, statement, links, children }: AnswerDeskProps) {
  const { heading, kind, alternatives, answered, hasSolution, previous, next } = question;
  const confirmed = answeredResult(answered);
  const { choice, setChoice, state, replies, answer, startAgain } = useAnswer(heading.code, confirmed);
  const [cut, toggleCut] = useCut();
  const [keysOpen, setKeysOpen] = useState(false);
  const [solutionOpen, setSolutionOpen] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const solution = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const result = state.step === "answered" ? state.result : null;
  const locked = state.step !== "choosing" && state.step !== "refused";
  const gradable = kind !== "open" && !question.annulled;
  const tone = !result ? "plain" : result.correct ? "right" : "wrong";
  const steps = { previous, next, state };

  useQuestionKeys({
    letters: locked ? [] : choicesOf(kind, alternatives),
    choose: (letter) => setChoice(nextAnswer(kind, choice, letter)),
    cut: toggleCut,
    answer: () => (result ? next && navigate(next) : void answer()),
    help: () => setKeysOpen(true),
    previous: () => previous && navigate(previous),
    next: () => next && navigate(next),
  });
  function again() {
    startAgain();
    setSolutionOpen(false);
    bringUp(choices, "input");
  }
  function toggleSolution() {
    const open = !hasSolution || !solutionOpen;
    setSolutionOpen(open);
    if (open) bringUp(solution);
  }
  return (
    <>
      <article className="card p-4 sm:p-6">
        {header}
        <Zoomable>
          {statement}
          {kind !== "open" && (
            <div ref={choices}>
              <AnswerInput
                kind={kind}
                alternatives={alternatives}
                choice={choice}
                cut={cut}
                result={result && { ...result, chosen: choice ?? result.firstAlternative }}
                locked={locked || !gradable}
                onChoose={setChoice}
                onCut={toggleCut}
              />
            </div>
          )}
          {!gradable && <NotGraded annulled={question.annulled} />}
          {result && (
            <AnsweredPanel
              code={heading.code}
              hasSolution={hasSolution}
              answered={answered}
              answeredAt={result.answeredAt}
              place={solution}
              open={solutionOpen}
              onAgain={again}
            />
          )}
        </Zoomable>
        {links}
      </article>
      {children}
      {(gradable || previous || next) && (
        <Bar tone={tone} replies={replies}>
          {result ? (
            <VerdictBar previous={previous} next={next} result={result}>
              <Button
                look="secondary"
                aria-expanded={hasSolution ? solutionOpen : undefined}
                aria-controls={hasSolution ? "resolucao" : undefined}
                onClick={toggleSolution}
                className="max-sm:flex-1 max-sm:px-2"
              >
                {!hasSolution ? "Como estudar" : solutionOpen ? "Ocultar resolução" : "Ver resolução"}
              </Button>
            </VerdictBar>
          ) : gradable && state.step !== "waiting" ? (
            <AnswerBar
              {...steps}
              chosen={choice !== null}
              onAnswer={answer}
              onKeys={() => setKeysOpen(true)}
            />
          ) : (
            <StepsBar {...steps} />
          )}
        </Bar>
      )}
      {keysOpen && (
        <Suspense>
          <KeysDialog open onClose={() => setKeysOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
