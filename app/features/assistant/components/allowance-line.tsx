import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type Allowance, allowanceText } from "../domain/allowance.ts";
import { assistantPaths } from "../paths.ts";
import type { TutorTalk } from "../services/read-tutor.server.ts";

type LineProps = {
  /** Null: not known yet, or none is needed. */
  allowance: Allowance | null;
  /** Requests made since it was read. */
  more?: number;
};

/** The day's allowance, where a model answers; where it is used up and a plan has more, the way to the plans. */
export function AllowanceLine({ allowance: known, more = 0 }: LineProps) {
  if (!known) return null;
  const allowance = { ...known, used: Math.min(known.most, known.used + Math.max(0, more)) };
  const isOver = allowance.used >= allowance.most && allowance.next !== null;
  return (
    <p className="text-sm text-muted">
      {allowanceText(allowance)}
      {isOver && (
        <Button look="quiet" onClick={() => openPaywall({ premium: true })} size="tight">
          Ver os planos
        </Button>
      )}
    </p>
  );
}

/** On a page that has no conversation of its own; null until it is known, and where none is needed. */
export function useAllowance(): Allowance | null {
  return useRouteData<TutorTalk>(assistantPaths.tutor()).data?.allowance ?? null;
}

/** The limit bites: a plan is offered where one has more. */
export function offerPlan(allowance: Allowance | null): void {
  if (allowance?.next) openPaywall({ premium: true });
}
