import { lazy, type ReactNode, type RefObject } from "react";
import { type ShownSolution, SolutionTexts } from "#app/features/bank/components/solution.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";

const LoadedHelp = lazy(() => import("./loaded-help.tsx").then((file) => ({ default: file.LoadedHelp })));

export const SOLUTION_PLACE = "resolucao";

type PanelProps = {
  code: string;
  hasSolution: boolean;
  /** With the bank's help where there is no solution. */
  isHelped: boolean;
  answered: ShownSolution | null;
  /** Of a visitor, to an account. */
  invitation: ReactNode;
  answeredAt: number;
  /** The solution, or its placeholder. */
  place: RefObject<HTMLDivElement>;
  open: boolean;
  onAgain: () => void;
};

/** Below the alternatives, so that what was being read stays where it is. */
export function AnsweredPanel(props: PanelProps) {
  const { code, hasSolution, isHelped, answered, invitation, answeredAt, place, open, onAgain } = props;
  const hydrated = useHydrated();
  return (
    <div className="mt-4 border-t border-line pt-2">
      {invitation}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>Respondida por você em {formatDate(answeredAt)}</p>
        <Button look="quiet" onClick={onAgain} className="-mx-3 px-3 text-sm">
          Responder de novo
        </Button>
      </div>
      <div
        ref={place}
        id={SOLUTION_PLACE}
        tabIndex={-1}
        hidden={hasSolution && !open}
        className="mt-2 space-y-5 outline-none"
      >
        {hasSolution ? (
          <SolutionTexts code={code} answered={answered} />
        ) : (
          isHelped &&
          hydrated && (
            <Deferred>
              <LoadedHelp code={code} />
            </Deferred>
          )
        )}
      </div>
    </div>
  );
}
