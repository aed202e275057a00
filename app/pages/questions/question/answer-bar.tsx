import { PrefetchPageLinks, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink, StepButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { canPrefetch } from "#app/hooks/ui/can-prefetch.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";

/** URL of a neighbour in the search; null at its ends. */
type Neighbour = string | null | 0;

const round = "size-11 shrink-0 !px-0";

/** Within thumb reach, fixed. */
function Bar({ previous, children }: { previous: Neighbour; children: ReactNode }) {
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-2 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:gap-3 sm:rounded-b-card sm:px-6">
      {previous && (
        <StepButton to={previous} look="secondary" aria-label="Questão anterior" className={round}>
          <Icon as={ChevronLeft} />
        </StepButton>
      )}
      {children}
    </div>
  );
}

function NextStep({ next }: { next: Neighbour }) {
  return (
    next && (
      <StepButton to={next} look="secondary" aria-label="Próxima questão" className={round}>
        <Icon as={ChevronRight} />
      </StepButton>
    )
  );
}

type AnswerBarProps = {
  previous: Neighbour;
  next: Neighbour;
  chosen: boolean;
  sending: boolean;
  /** The session has expired. */
  signIn: boolean;
  onAnswer: () => void;
  onKeys: () => void;
};

export function AnswerBar({ previous, next, chosen, sending, signIn, onAnswer, onKeys }: AnswerBarProps) {
  const [params] = useSearchParams();
  const login = new URLSearchParams(params);
  login.set("login", "true");
  return (
    <Bar previous={previous}>
      <Button disabled={!chosen} pending={sending} onClick={onAnswer} className="flex-1 sm:flex-none sm:px-8">
        Responder
      </Button>
      {signIn && (
        <ButtonLink look="secondary" to={`?${login}`} preventScrollReset>
          Entrar
        </ButtonLink>
      )}
      <NextStep next={next} />
      <button
        type="button"
        onClick={onKeys}
        className="ml-auto hidden min-h-11 text-sm text-muted underline-offset-4 hover:underline sm:block"
      >
        Atalhos do teclado
      </button>
    </Bar>
  );
}

/** Next question, or retry. */
export function AnsweredBar({
  previous,
  next,
  onAgain,
}: {
  previous: Neighbour;
  next: Neighbour;
  onAgain: () => void;
}) {
  const hydrated = useHydrated();
  return (
    <Bar previous={previous}>
      {next && hydrated && canPrefetch() && <PrefetchPageLinks page={next} />}
      {next && (
        <StepButton to={next} className="flex-1 sm:flex-none sm:px-6">
          Próxima questão
        </StepButton>
      )}
      <Button look="secondary" onClick={onAgain} className="max-sm:size-11 max-sm:!px-0">
        <Icon as={RotateCcw} size={18} className="sm:hidden" />
        <span className="max-sm:sr-only">Responder de novo</span>
      </Button>
    </Bar>
  );
}

/** For an annulled question, or an answer waiting for the network. */
export function StepsBar({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <Bar previous={previous}>
      <span className="ml-auto" />
      <NextStep next={next} />
    </Bar>
  );
}
