import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Printer } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SellerLine } from "#app/platform/page/components/seller-line.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { lastDay } from "../domain/ledger-notices.ts";
import { methodNames } from "../domain/payment-methods.ts";
import { billingPaths } from "../paths.ts";
import { readReceipt } from "../services/read-receipt.server.ts";

export const meta = unlistedMeta("Recibo");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  return json(await readReceipt(deps, viewer, args.params.chargeId ?? ""));
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <dt>{label}</dt>
      <dd className="text-right tabular-nums break-all">{value}</dd>
    </div>
  );
}

/** A receipt to print. */
export default function Receipt() {
  const { name, email, charge } = useLoaderData<typeof loader>();
  const { id, plan, months, paidAt, paidCents, refundedCents, method, until, priceCents } = charge;
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8 print:py-0">
      <PageHeading>Recibo de pagamento</PageHeading>
      <p className="mt-1 text-muted">{product.name}</p>
      <SellerLine />
      <dl className="mt-4">
        <Line label="Para" value={`${name} (${email})`} />
        <Line label="O quê" value={`Plano ${plan}, ${plural(months, "mês", "meses")}`} />
        <Line label="Preço" value={formatMoney(priceCents)} />
        {charge.discountCents > 0 && <Line label="Cupom" value={`− ${formatMoney(charge.discountCents)}`} />}
        {charge.creditCents > 0 && (
          <Line label="Crédito do plano anterior" value={`− ${formatMoney(charge.creditCents)}`} />
        )}
        <Line label="Pago" value={formatMoney(paidCents)} />
        {refundedCents > 0 && <Line label="Devolvido" value={formatMoney(refundedCents)} />}
        <Line label="Forma" value={methodNames[method]} />
        {paidAt !== null && <Line label="Quando" value={formatDateTime(paidAt)} />}
        {until !== null && <Line label="Vale até" value={lastDay(until)} />}
        <Line label="Número" value={id} />
      </dl>
      <p className="mt-4 text-sm text-muted">Este recibo não é documento fiscal.</p>
      <p className="no-print mt-6 flex flex-wrap items-center gap-4">
        <Button className="needs-scripts" onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Imprimir
        </Button>
        <TextLink look="alone" to={billingPaths.paymentStatus(id)}>
          Voltar ao pagamento
        </TextLink>
      </p>
    </div>
  );
}
