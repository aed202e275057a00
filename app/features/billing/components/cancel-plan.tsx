import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ChargeView } from "../domain/charge-view.ts";
import { lastDay } from "../domain/ledger-notices.ts";
import { billingPaths } from "../paths.ts";

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
        <TextLink look="alone" to={billingPaths.receipt(charge.id)}>
          Ver recibo
        </TextLink>
      )}
      <CancelPlan charge={charge} action={action} />
    </div>
  );
}
