import { Link } from "@remix-run/react";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { lastDay } from "../../domain/ledger-notices.ts";
import { upgradeText } from "../../domain/upgrade-words.ts";
import { billingPaths } from "../../paths.ts";
import type { Checkout } from "../../services/read-checkout.server.ts";

type Props = { offer: NonNullable<Checkout["offer"]>; durations: Checkout["durations"] };

function Line({ label, cents, minus = false }: { label: string; cents: number; minus?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {minus && "− "}
        {formatMoney(cents)}
      </dd>
    </div>
  );
}

/** The total first, then how it comes about. */
export function Offer({ offer, durations }: Props) {
  const { quote } = offer;
  const upgrade = upgradeText(quote);
  const hasLines = quote.discountCents > 0 || quote.creditCents > 0;
  return (
    <>
      <p className="mt-2 text-xl font-semibold">{formatMoney(quote.totalCents)}</p>
      <p className="text-muted">Uma vez, sem renovação e sem outros custos.</p>
      {durations.length > 1 && (
        <nav aria-label="Duração" className="mt-3 flex flex-wrap gap-2">
          {durations.map(({ months, cents }) => (
            <Link
              key={months}
              to={billingPaths.payment(months, offer.plan)}
              preventScrollReset
              aria-current={months === offer.months ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-3 no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
            >
              {plural(months, "mês", "meses")}, {formatMoney(cents)}
            </Link>
          ))}
        </nav>
      )}
      {upgrade !== null && (
        <p className="card mt-4 p-4" role="note">
          {upgrade}
        </p>
      )}
      {hasLines && !quote.isRefused && (
        <dl className="card mt-4 space-y-1 p-4">
          <Line
            label={`Plano ${offer.name}, ${plural(offer.months, "mês", "meses")}`}
            cents={quote.priceCents}
          />
          {quote.discountCents > 0 && <Line label="Cupom" cents={quote.discountCents} minus />}
          {quote.creditCents > 0 && <Line label="Crédito do plano atual" cents={quote.creditCents} minus />}
          <div className="border-t border-line pt-1 font-semibold">
            <Line label="Total" cents={quote.totalCents} />
          </div>
        </dl>
      )}
      {offer.isLater && (
        <p className="mt-3">
          Você já tem um plano: este começa quando ele terminar, em {lastDay(quote.begins)}.
        </p>
      )}
    </>
  );
}
