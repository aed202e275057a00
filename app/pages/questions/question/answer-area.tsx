import { useNavigate } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { Alternatives } from "#app/components/questions/alternatives.tsx";
import { AnswerOutcome } from "#app/components/questions/answer-outcome.tsx";
import { answeredResult } from "#app/components/questions/answered-result.ts";
import { Solution } from "#app/components/questions/solution.tsx";
import type { Alternative } from "#app/domain/questions/check-answer.ts";
import { useQuestionKeys } from "#app/hooks/questions/use-question-keys.ts";
import type { AnsweredQuestion } from "#app/queries/questions/reading.server.ts";
import { AnswerBar, AnsweredBar, StepsBar } from "./answer-bar.tsx";
import { AnswerNotice, NotGraded } from "./answer-notices.tsx";
import { useAnswer } from "./use-answer.ts";

const KeysDialog = lazy(() =>
  import("#app/components/questions/keys-dialog.tsx").then((file) => ({ default: file.KeysDialog })),
);

type AnswerAreaProps = {
  question: {
    heading: { code: string };
    kind: string;
    annulled: boolean;
    hasSolution: boolean;
    alternatives: Alternative[];
    answered: AnsweredQuestion | null;
    previous: string | null | 0;
    next: string | null | 0;
  };
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

export function AnswerArea({ question }: AnswerAreaProps) {
  const { heading, alternatives, answered, previous, next } = question;
  const confirmed = answeredResult(answered);
  const { choice, setChoice, state, answer, startAgain } = useAnswer(heading.code, confirmed);
  const [cut, toggleCut] = useCut();
  const [keysOpen, setKeysOpen] = useState(false);
  const navigate = useNavigate();
  const result = state.step === "answered" ? state.result : null;
  const locked = state.step !== "choosing" && state.step !== "refused";
  const gradable = question.kind !== "open" && !question.annulled;

  useQuestionKeys({
    letters: locked ? [] : alternatives.map((each) => each.letter),
    choose: setChoice,
    cut: toggleCut,
    answer: () => (result ? next && navigate(next) : void answer()),
    help: () => setKeysOpen(true),
    previous: () => previous && navigate(previous),
    next: () => next && navigate(next),
  });
  return (
    <>
      {alternatives.length > 0 && (
        <Alternatives
          alternatives={alternatives}
          choice={choice}
          cut={cut}
          result={result && { ...result, chosen: choice ?? result.firstAlternative }}
          locked={locked || !gradable}
          onChoose={setChoice}
          onCut={toggleCut}
        />
      )}
      {!gradable && <NotGraded annulled={question.annulled} />}
      {result && <AnswerOutcome result={result} />}
      <AnswerNotice state={state} />
      {result && question.hasSolution && <Solution answered={answered} />}
      {result ? (
        <AnsweredBar previous={previous} next={next} onAgain={startAgain} />
      ) : gradable && state.step !== "waiting" ? (
        <AnswerBar
          previous={previous}
          next={next}
          chosen={choice !== null}
          sending={state.step === "sending"}
          signIn={state.step === "refused" && state.signIn}
          onAnswer={answer}
          onKeys={() => setKeysOpen(true)}
        />
      ) : (
        <StepsBar previous={previous} next={next} />
      )}
      <Suspense fallback={null}>
        {keysOpen && <KeysDialog open onClose={() => setKeysOpen(false)} />}
      </Suspense>
    </>
  );
}
