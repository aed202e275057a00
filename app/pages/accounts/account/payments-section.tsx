import { ButtonLink } from "#app/components/ui/button.tsx";
import { billingPaths } from "#app/paths/billing.ts";
import { Section } from "./section.tsx";

export function PaymentsSection() {
  return (
    <Section id="pagamentos" title="Plano e pagamentos">
      <p className="text-muted">
        O plano que você tem, até quando, os recibos, e o cancelamento com devolução nos primeiros 7 dias.
      </p>
      <ButtonLink look="secondary" to={billingPaths.paymentStatus()}>
        Ver meus pagamentos
      </ButtonLink>
    </Section>
  );
}
