import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SellerLine } from "#app/platform/page/components/seller-line.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { CancelPlan } from "../components/cancel-plan.tsx";
import { ChargePanel } from "../components/charge-panel.tsx";
import { useLiveCharge } from "../components/use-live-charge.ts";
import { billingPaths } from "../paths.ts";
import { readGuardianCharge } from "../services/guardian-charge.server.ts";
import { guardianPaymentAction } from "./guardian-payment/guardian-payment-action.server.ts";

export const meta = unlistedMeta("Pagar por quem estuda");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const found = await readGuardianCharge(deps, args.params.token ?? "");
  return json(
    { ...found, sandbox: deps.payments?.name === "sandbox", hasModel: deps.hasModel },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export function action(args: ActionFunctionArgs) {
  const { deps } = requireAccess("public", args);
  return guardianPaymentAction(args.request, deps, args.params.token ?? "");
}

function Confirm({ cents }: { cents: number }) {
  const form = usePageForm({ intents: ["confirm"] });
  return (
    <Form of={form} intent="confirm" className="space-y-4">
      <FormMessage of={form} />
      <TextField
        label="Seu e-mail"
        {...form.field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        hint="Só para o comprovante do banco: não guardamos. O recibo do Farol vai para o endereço deste link."
      />
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto">
        Sou responsável e quero pagar {formatMoney(cents)}
      </Button>
      <p className="text-sm text-muted">
        Uma vez, sem renovação. Nos primeiros 7 dias você cancela por este link, ou quem estuda pela conta, e
        o valor inteiro volta para você.
      </p>
    </Form>
  );
}

/** Who pays for a minor: sees what it is, confirms, and pays, without an account (the link is the proof). */
export default function GuardianPayment() {
  const { name, title, charge, sandbox, hasModel } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  useLiveCharge(charge.status === "open" && !charge.waitsForGuardian);
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>
        {name} pediu {title}
      </PageHeading>
      <p className="mt-2 text-xl font-semibold">{formatMoney(charge.cents)}</p>
      <p className="text-muted">
        Questões, correções e resoluções são grátis para sempre; o plano dá{" "}
        {hasModel ? "mais perguntas por dia ao tutor de IA" : "o selo PRO e ajuda a manter o Farol"}.
      </p>
      <section aria-label="Pagamento" className="card mt-4 p-4 sm:p-6">
        {charge.waitsForGuardian ? (
          <Confirm cents={charge.cents} />
        ) : (
          <ChargePanel
            charge={charge}
            sandbox={sandbox}
            again={null}
            qr={billingPaths.guardianQr(token)}
            after={<CancelPlan charge={charge} />}
          />
        )}
      </section>
      <SellerLine className="mt-6" />
    </div>
  );
}
