import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatMoney, plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Heading, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { PaidCharge } from "../components/cancel-plan.tsx";
import { ChargePanel } from "../components/charge-panel.tsx";
import { OwnPlan } from "../components/own-plan.tsx";
import { useLiveCharge } from "../components/use-live-charge.ts";
import { chargeWords } from "../domain/charge-words.ts";
import { methodNames } from "../domain/payment-methods.ts";
import { billingPaths } from "../paths.ts";
import { readHoldings } from "../services/plan-holdings.server.ts";
import { readOwnBilling } from "../services/read-checkout.server.ts";
import { chargeForms } from "./charge-forms.server.ts";

const TITLE = "Meus pagamentos";

export const meta = unlistedMeta(TITLE);

function chargeIn(request: Request): string | null {
  return new URL(request.url).searchParams.get("cobranca");
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  const [{ charges }, { holdings }] = await Promise.all([
    readOwnBilling(deps, viewer),
    readHoldings(deps, viewer),
  ]);
  const asked = chargeIn(args.request);
  const shown = charges.find(({ id }) => id === asked) ?? null;
  if (asked && !shown) throw new AppError("charge-not-found");
  return json({ holdings, charges, shown, sandbox: deps.payments?.name === "sandbox" });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  return handleForm(args.request, chargeForms(deps, viewer, chargeIn(args.request)));
}

/** One's own payments (R-STUDY-7): the one in the address large, the others as lines. */
export default function PaymentStatus() {
  const { holdings, charges, shown, sandbox } = useLoaderData<typeof loader>();
  useLiveCharge((shown ?? charges[0])?.status === "open");
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>{TITLE}</PageHeading>
      <div className="mt-2">
        <OwnPlan holdings={holdings} />
      </div>
      {shown && (
        <section aria-label="Pagamento" className="card mt-4 p-4 sm:p-6">
          <Heading className="mb-3">
            Plano {shown.plan}, {plural(shown.months, "mês", "meses")}
          </Heading>
          <ChargePanel
            charge={shown}
            sandbox={sandbox}
            again={aboutPaths.plans()}
            qr={billingPaths.qr(shown.id)}
            after={<PaidCharge charge={shown} />}
          />
        </section>
      )}
      {charges.length === 0 && (
        <Empty>
          Nenhum pagamento ainda. <TextLink to={aboutPaths.plans()}>Ver os planos</TextLink>
        </Empty>
      )}
      <ul className="mt-4 space-y-3">
        {charges
          .filter(({ id }) => id !== shown?.id)
          .map((charge) => (
            <li key={charge.id} className="card p-4">
              <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                <TextLink look="alone" to={billingPaths.paymentStatus(charge.id)}>
                  Plano {charge.plan}, {plural(charge.months, "mês", "meses")}
                </TextLink>
                <span className="inline-flex min-h-11 items-center">{formatMoney(charge.cents)}</span>
              </p>
              <p className="text-sm text-muted">
                {chargeWords[charge.status]} · {methodNames[charge.method]} · {formatDate(charge.createdAt)}
              </p>
              {charge.status === "paid" && <PaidCharge charge={charge} />}
            </li>
          ))}
      </ul>
    </div>
  );
}
