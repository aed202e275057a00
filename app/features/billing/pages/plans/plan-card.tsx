import { Link, useLocation } from "@remix-run/react";
import { Check } from "lucide-react";
import { storePayment } from "#app/features/accounts/components/questionnaire/restart-at.ts";
import { addressWith } from "#app/features/accounts/domain/dialog-address.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { planName, rankOf, tiersTable } from "#app/platform/access/tiers-table.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { lastDay } from "../../domain/ledger-notices.ts";
import type { PlanOffer as Plan } from "../../domain/plans.ts";
import { monthlyCents } from "../../domain/prices.ts";
import { billingPaths, codePaths } from "../../paths.ts";
import type { OwnHoldings } from "../../services/plan-holdings.server.ts";

type CardProps = { plan: Plan; own: OwnHoldings | null };

/** To the payment; a visitor signs up first and goes on there afterwards. */
function PriceLink({ plan, months, cents }: { plan: string; months: number; cents: number }) {
  const viewer = useViewer();
  const location = useLocation();
  const to = billingPaths.payment(months, plan);
  const wanted = new URLSearchParams(location.search);
  wanted.set("destino", to);
  const signUp = addressWith({ pathname: location.pathname, search: `?${wanted}` }, "signUp");
  const aMonth = months > 1 ? ` (${formatMoney(monthlyCents({ cents, months }))} por mês)` : "";
  return (
    <Link
      to={viewer ? to : signUp}
      preventScrollReset={!viewer}
      onClick={() => !viewer && storePayment(months, plan)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-control border border-line-strong px-3 py-2 no-underline hover:bg-inset"
    >
      <span className="font-semibold text-link">{plural(months, "mês", "meses")}</span>
      <span>
        {formatMoney(cents)}
        <span className="text-sm text-muted">{aMonth}</span>
      </span>
    </Link>
  );
}

/** What the viewer has of a plan, in place of its prices where it costs them nothing; null: there is something to sell. */
function heldText(plan: Plan, own: OwnHoldings | null): string | null {
  if (!own || plan.id === "gratuito") return null;
  if (own.given === plan.id) return "Você já tem este plano.";
  return rankOf(own.given) > rankOf(plan.id) ? `Já vem no ${planName(own.given)} que você tem.` : null;
}

function Access({ plan, own }: CardProps) {
  const viewer = useViewer();
  const codePage = codePaths.useCode();
  const held = heldText(plan, own);
  if (held) return <p className="font-medium text-success">{held}</p>;
  const running = own?.holdings.find(({ tier, until }) => until !== null && rankOf(tier) >= rankOf(plan.id));
  if (plan.access === "sold")
    return (
      <>
        {running?.until && (
          <p className="mb-2 text-sm">
            Você já tem o {planName(running.tier)} até {lastDay(running.until)}: o que comprar agora começa
            depois.
          </p>
        )}
        <p className="mb-2 text-sm text-muted">Pago uma vez, sem renovação:</p>
        <ul className="space-y-2">
          {plan.prices.map(({ months, cents }) => (
            <li key={months}>
              <PriceLink plan={plan.id} months={months} cents={cents} />
            </li>
          ))}
        </ul>
      </>
    );
  if (plan.access === "code")
    return (
      <ButtonLink to={codePage} look="secondary" className="w-full">
        Usar um código
      </ButtonLink>
    );
  return viewer ? (
    <ButtonLink to={searchPaths.search()} className="w-full">
      Ver questões
    </ButtonLink>
  ) : (
    <ButtonLink to="?login=true" preventScrollReset className="w-full">
      Entrar
    </ButtonLink>
  );
}

export function PlanCard({ plan, own }: CardProps) {
  return (
    <li
      className={`card flex flex-col p-5 ${plan.access === "sign-up" ? "border-primary ring-1 ring-primary" : ""}`}
    >
      <Heading>{plan.name}</Heading>
      {plan.access === "sign-up" && (
        <p className="mt-1 font-medium text-primary-strong">{formatMoney(0)} por mês</p>
      )}
      <p className="mt-3 text-[0.9375rem] text-muted">{plan.summary}</p>
      <ul className="mt-4 mb-6 space-y-2 text-[0.9375rem]">
        {plan.access !== "sign-up" && (
          <li className="flex gap-2 font-medium">
            <Icon as={Check} size={18} className="mt-0.5 shrink-0 text-success" />
            Tudo da {tiersTable.gratuito.name.toLowerCase()}
          </li>
        )}
        {plan.includes.map((each) => (
          <li key={each} className="flex gap-2">
            <Icon as={Check} size={18} className="mt-0.5 shrink-0 text-success" />
            {each}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {plan.byRole && (
          <p className="mb-3 text-sm text-muted">
            Alunos e equipes de escolas, comunidades parceiras e a mentoria já têm este plano, sem pagar.
          </p>
        )}
        <Access plan={plan} own={own} />
      </div>
    </li>
  );
}
