import { useNavigate } from "@remix-run/react";
import { lazy, type ReactNode, type RefObject, useRef, useState } from "react";
import { TutorHelp } from "#app/features/assistant/components/tutor-help.tsx";
import { AnswerInput } from "#app/features/bank/components/answer-input/answer-input.tsx";
import { answeredResult } from "#app/features/bank/components/answered-result.ts";
import { Zoomable } from "#app/features/bank/components/zoomable.tsx";
import { type Alternative, choicesOf, nextAnswer } from "#app/features/bank/domain/answers/check-answer.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { useQuestionKeys } from "#app/features/bank/hooks/use-question-keys.ts";
import { NotGraded } from "#app/features/bank/pages/answer-notices.tsx";
import { useAnswer, type VisitorPanel } from "#app/features/bank/pages/use-answer.ts";
import type { AnsweredQuestion } from "#app/features/bank/queries/reading.server.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { AnswerBar, Bar, barButton, type Neighbour, StepsBar, VerdictBar } from "./answer-bar.tsx";
import { AnsweredPanel, SOLUTION_PLACE } from "./answered-panel.tsx";

const KeysDialog = lazy(() =>
  import("#app/features/bank/components/keys-dialog.tsx").then((file) => ({ default: file.KeysDialog })),
);

type AnswerDeskProps = {
  question: {
    heading: { code: string; exam: string; number: number | null };
    kind: QuestionKind;
    annulled: boolean;
    hasSolution: boolean;
    /** Of a school alone: the bank's help does not know it. */
    isOwn?: boolean;
    alternatives: Alternative[];
    answered: AnsweredQuestion | null;
    /** Why it cannot be answered; null where it can. */
    ungraded: string | null;
    previous: Neighbour;
    next: Neighbour;
  };
  /** Of a question that may be answered without an account. */
  visitor?: VisitorPanel;
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

type DeskQuestion = AnswerDeskProps["question"];

/** State of the card and its bar. */
function useWorkspace(question: DeskQuestion, visitor?: VisitorPanel) {
  const { kind, alternatives, hasSolution, previous, next } = question;
  const answering = useAnswer(question.heading.code, answeredResult(question.answered), visitor?.door);
  const { choice, setChoice, state, answer, startAgain } = answering;
  const [cut, toggleCut] = useCut();
  const [keysOpen, setKeysOpen] = useState(false);
  const [solutionOpen, setSolutionOpen] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const solution = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const result = state.step === "answered" ? state.result : null;
  const locked = state.step !== "choosing" && state.step !== "refused";
  const gradable = question.ungraded === null;

  useQuestionKeys({
    letters: locked ? [] : choicesOf(kind, alternatives),
    choose: (letter) => setChoice(nextAnswer(kind, choice, letter)),
    cut: toggleCut,
    answer: () => (result || !gradable ? next && navigate(next) : void answer()),
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
  const opened = { keysOpen, setKeysOpen, solutionOpen, toggleSolution };
  return { ...answering, ...opened, result, locked, gradable, cut, toggleCut, choices, solution, again };
}

type Desk = ReturnType<typeof useWorkspace>;

function SolutionButton({ desk, hasSolution }: { desk: Desk; hasSolution: boolean }) {
  const { solutionOpen, toggleSolution } = desk;
  return (
    <Button
      look="secondary"
      aria-expanded={hasSolution ? solutionOpen : undefined}
      aria-controls={hasSolution ? SOLUTION_PLACE : undefined}
      onClick={toggleSolution}
      className={barButton}
    >
      {!hasSolution ? (
        "Como estudar"
      ) : (
        <span>
          {solutionOpen ? "Ocultar" : "Ver"}
          <span className={solutionOpen ? "max-sm:sr-only" : undefined}> resolução</span>
        </span>
      )}
    </Button>
  );
}

/** The tutor's help: choosing among the prompts counts as coming from here (R-EVENT-1). */
function HelpButton({ question, desk }: { question: DeskQuestion; desk: Desk }) {
  const { code, exam, number } = question.heading;
  const { result, choices } = desk;
  const marked = result && `você marcou ${result.firstAlternative}`;
  const about = [[exam, number && `Q${number}`].filter(Boolean).join(" "), marked].filter(Boolean).join(", ");
  return (
    <TutorHelp
      key={code}
      question={code}
      about={about}
      onAnswer={result ? null : () => bringUp(choices, "input")}
    />
  );
}

function DeskBar({ desk, question }: { desk: Desk; question: DeskQuestion }) {
  const { previous, next, hasSolution, isOwn } = question;
  const { result, gradable, state } = desk;
  if (!gradable && !previous && !next) return null;
  const tone = !result ? "plain" : result.correct ? "right" : "wrong";
  const steps = { previous, next, state };
  return (
    <Bar tone={tone} replies={desk.replies}>
      {result ? (
        <VerdictBar previous={previous} next={next} result={result}>
          {!isOwn && <HelpButton question={question} desk={desk} />}
          {(hasSolution || !isOwn) && <SolutionButton desk={desk} hasSolution={hasSolution} />}
        </VerdictBar>
      ) : gradable && state.step !== "waiting" ? (
        <AnswerBar
          {...steps}
          chosen={desk.choice !== null}
          help={!isOwn && <HelpButton question={question} desk={desk} />}
          onAnswer={desk.answer}
          onKeys={() => desk.setKeysOpen(true)}
        />
      ) : (
        <StepsBar {...steps} />
      )}
    </Bar>
  );
}

/** The card of a question, what is below it, and the bar with the answer button and the verdict. */
export function AnswerPanel({ question, visitor, header, statement, links, children }: AnswerDeskProps) {
  const { heading, alternatives, answered, hasSolution } = question;
  const desk = useWorkspace(question, visitor);
  const { choice, result, keysOpen, setKeysOpen } = desk;
  return (
    <>
      <article className="card p-4 sm:p-6">
        {header}
        <Zoomable>
          {statement}
          {question.kind !== "open" && (
            <div ref={desk.choices}>
              <AnswerInput
                kind={question.kind}
                alternatives={alternatives}
                choice={choice}
                cut={desk.cut}
                result={result && { ...result, chosen: choice ?? result.firstAlternative }}
                locked={desk.locked || !desk.gradable}
                onChoose={desk.setChoice}
                onCut={desk.toggleCut}
              />
            </div>
          )}
          {!desk.gradable && <NotGraded text={question.ungraded} />}
          {result && (
            <AnsweredPanel
              code={heading.code}
              hasSolution={hasSolution}
              isHelped={!question.isOwn}
              answered={visitor?.solution ?? answered}
              invitation={visitor?.invitation}
              answeredAt={result.answeredAt}
              place={desk.solution}
              open={desk.solutionOpen}
              onAgain={desk.again}
            />
          )}
        </Zoomable>
        {links}
      </article>
      {children}
      <DeskBar desk={desk} question={question} />
      {keysOpen && (
        <Deferred>
          <KeysDialog open onClose={() => setKeysOpen(false)} />
        </Deferred>
      )}
    </>
  );
}
