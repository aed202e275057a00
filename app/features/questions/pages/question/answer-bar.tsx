import { PrefetchPageLinks, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Verdict } from "#app/features/bank/components/verdict.tsx";
import type { AnswerResult } from "#app/features/bank/domain/answers/answer-result.ts";
import { AnswerNotice } from "#app/features/bank/pages/answer-notices.tsx";
import type { AnswerState } from "#app/features/bank/pages/use-answer.ts";
import { Button, ButtonLink, StepButton } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { canPrefetch } from "#app/platform/ui/hooks/can-prefetch.ts";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";

/** URL of a neighbour in the search; null at its ends. */
export type Neighbour = string | null | 0;

type BarProps = { previous: Neighbour; next: Neighbour; state: AnswerState };
type Tone = "plain" | "right" | "wrong";

/** One line on a phone, whatever is beside it. */
export const barButton = "whitespace-nowrap max-sm:flex-auto max-sm:px-1.5 max-sm:text-sm";
const tones: Readonly<Record<Tone, string>> = {
  plain: "border-line bg-card",
  right: "border-success bg-success-soft",
  wrong: "border-danger bg-danger-soft",
};

/** Milliseconds in which the second click of a double click must not hit what the first one brought. */
const DOUBLE_CLICK = 700;

/** Within thumb reach wherever the page is scrolled. Focused with each of the `replies`. */
export function Bar({ tone, replies, children }: { tone: Tone; replies: number; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (replies === 0) return;
    changed.current = performance.now();
    box.current?.focus({ preventScroll: true });
  }, [replies]);
  function ignoreDoubleClick(event: MouseEvent) {
    if (event.detail < 2 || performance.now() - changed.current > DOUBLE_CLICK) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Sua resposta"
      onClickCapture={ignoreDoubleClick}
      className={`question-bar no-print sticky bottom-0 z-10 -mx-4 mt-auto space-y-2 border-t px-4 py-2.5 -outline-offset-3 sm:mx-0 sm:rounded-t-card sm:border-x sm:px-6 ${tones[tone]}`}
    >
      {children}
    </section>
  );
}

function PreviousStep({ previous }: { previous: Neighbour }) {
  return (
    previous && (
      <StepButton to={previous} look="secondary" aria-label="Questão anterior" size="round">
        <Icon as={ChevronLeft} />
      </StepButton>
    )
  );
}

function NextStep({ next }: { next: Neighbour }) {
  return (
    next && (
      <StepButton to={next} look="secondary" aria-label="Próxima questão" size="round">
        <Icon as={ChevronRight} />
      </StepButton>
    )
  );
}

type AnswerBarProps = BarProps & {
  chosen: boolean;
  /** Opens the tutor's help. */
  help: ReactNode;
  onAnswer: () => void;
  onKeys: () => void;
};

export function AnswerBar({ previous, next, state, chosen, help, onAnswer, onKeys }: AnswerBarProps) {
  const [params] = useSearchParams();
  const login = new URLSearchParams(params);
  login.set("login", "true");
  return (
    <>
      <AnswerNotice state={state} />
      <div className="flex items-center gap-2 sm:gap-3">
        <PreviousStep previous={previous} />
        <Button
          disabled={!chosen}
          pending={state.step === "sending"}
          onClick={onAnswer}
          className="flex-1 sm:flex-none sm:px-8"
        >
          Responder
        </Button>
        {state.step === "refused" && state.signIn && (
          <ButtonLink look="secondary" to={`?${login}`} preventScrollReset>
            Entrar
          </ButtonLink>
        )}
        {help}
        <NextStep next={next} />
        <button
          type="button"
          onClick={onKeys}
          className="ml-auto hidden min-h-11 text-sm text-muted underline-offset-4 hover:underline sm:block"
        >
          Atalhos do teclado
        </button>
      </div>
    </>
  );
}

type VerdictBarProps = Omit<BarProps, "state"> & { result: AnswerResult; children: ReactNode };

/** The verdict and the next steps; `children`: the button of the solution. */
export function VerdictBar({ previous, next, result, children }: VerdictBarProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      {next && hydrated && canPrefetch() && <PrefetchPageLinks page={next} />}
      <PreviousStep previous={previous} />
      <div className="min-w-0 flex-1">
        <Verdict result={result} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3">
        {children}
        {next && (
          <StepButton to={next} className={barButton}>
            <span>
              Próxima<span className="max-[22rem]:sr-only"> questão</span>
            </span>
          </StepButton>
        )}
      </div>
    </div>
  );
}

/** For an annulled question, or an answer waiting for the network. */
export function StepsBar({ previous, next, state }: BarProps) {
  return (
    <>
      <AnswerNotice state={state} />
      <div className="flex items-center gap-2 empty:hidden">
        <PreviousStep previous={previous} />
        {next && <span className="ml-auto" />}
        <NextStep next={next} />
      </div>
    </>
  );
}
