import { Link } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { ChargeView } from "#app/domain/billing/charge-view.ts";
import { lastDay } from "#app/domain/billing/ledger-notices.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { billingPaths } from "#app/paths/billing.ts";
import { formatMoney } from "#app/text/format.ts";

/** Two taps, no plea (CDC art. 49). */
export function CancelPlan({ charge, action }: { charge: ChargeView; action?: string }) {
  const form = useForm({ intents: ["cancel"], about: { charge: charge.id } });
  if (!charge.refund.refundable)
    return charge.until === null ? null : (
      <p className="text-sm text-muted">
        O plano vai até {lastDay(charge.until)} e não se renova: não há o que cancelar.
      </p>
    );
  const { cents, until } = charge.refund;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        Cancelar plano
      </summary>
      <Form of={form} intent="cancel" action={action} className="mt-2 space-y-2">
        <input type="hidden" name="charge" value={charge.id} />
        <Button type="submit" look="danger" pending={form.pending}>
          Cancelar e receber {formatMoney(cents)} de volta
        </Button>
        <p className="text-sm text-muted">
          O plano termina agora e o valor inteiro volta pelo mesmo caminho. Vale até {lastDay(until)}.
        </p>
        <FormMessage of={form} />
      </Form>
    </details>
  );
}

/** What there is to do with a paid charge. */
export function PaidCharge({ charge, action }: { charge: ChargeView; action?: string }) {
  return (
    <div className="mt-4 space-y-2">
      {charge.paidCents > 0 && (
        <Link
          to={billingPaths.receipt(charge.id)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          Ver recibo
        </Link>
      )}
      <CancelPlan charge={charge} action={action} />
    </div>
  );
}
