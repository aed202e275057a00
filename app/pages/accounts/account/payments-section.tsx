import { OwnPlan } from "#app/components/billing/own-plan.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { PlanHolding } from "#app/domain/billing/plan-holding.ts";
import { billingPaths } from "#app/paths/billing.ts";
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
