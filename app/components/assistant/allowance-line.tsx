import { type Allowance, allowanceText } from "#app/domain/assistant/allowance.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import type { TutorTalk } from "#app/services/assistant/read-tutor.server.ts";
import { openPaywall } from "../shell/overlays/requested-dialog.ts";
import { Button } from "../ui/button.tsx";

/** The day's allowance, always shown; where it is used up and a plan has more, the way to the plans. */
export function AllowanceLine({ allowance }: { allowance: Allowance }) {
  const isOver = allowance.used >= allowance.most && allowance.next !== null;
  return (
    <p className="text-sm text-muted">
      {allowanceText(allowance)}
      {isOver && (
        <Button look="quiet" onClick={() => openPaywall({ premium: true })} className="!px-2">
          Ver os planos
        </Button>
      )}
    </p>
  );
}

/** What is used with `more` asked meanwhile. */
export function withMore(allowance: Allowance, more: number): Allowance {
  return { ...allowance, used: Math.min(allowance.most, allowance.used + Math.max(0, more)) };
}

/** On a page that has no conversation of its own; null until it is known. */
export function useAllowance(): Allowance | null {
  return useRouteData<TutorTalk>(assistantPaths.tutor(), "pages/assistant/assistant").data?.allowance ?? null;
}

/** The limit bites: a plan is offered where one has more. */
export function offerPlan(allowance: Allowance | null): void {
  if (allowance?.next) openPaywall({ premium: true });
}
