import { OwnPlan } from "#app/features/billing/components/own-plan.tsx";
import type { PlanHolding } from "#app/features/billing/domain/plan-holding.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "./section.tsx";

export function PaymentsSection({ holdings }: { holdings: readonly PlanHolding[] }) {
  return (
    <Section id="pagamentos" title="Plano e pagamentos">
      <OwnPlan holdings={holdings} />
      <p className="text-muted">
        Nos seus pagamentos estão os recibos e o cancelamento com devolução nos primeiros 7 dias.
      </p>
      <ButtonLink look="secondary" to={billingPaths.paymentStatus()}>
        Ver meus pagamentos
      </ButtonLink>
    </Section>
  );
}
