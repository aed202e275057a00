import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type Allowance, allowanceText } from "../domain/allowance.ts";
import { assistantPaths } from "../paths.ts";
import type { TutorTalk } from "../services/read-tutor.server.ts";

/** The day's allowance, always shown; where it is used up and a plan has more, the way to the plans. */
export function AllowanceLine({ allowance }: { allowance: Allowance }) {
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

/** The allowance with `more` prompts used since. */
export function withMore(allowance: Allowance, more: number): Allowance {
  return { ...allowance, used: Math.min(allowance.most, allowance.used + Math.max(0, more)) };
}

/** On a page that has no conversation of its own; null until it is known. */
export function useAllowance(): Allowance | null {
  return useRouteData<TutorTalk>(assistantPaths.tutor()).data?.allowance ?? null;
}

/** The limit bites: a plan is offered where one has more. */
export function offerPlan(allowance: Allowance | null): void {
  if (allowance?.next) openPaywall({ premium: true });
}
