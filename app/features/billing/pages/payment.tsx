import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { planName, rankOf } from "#app/platform/access/tiers-table.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SellerLine } from "#app/platform/page/components/seller-line.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { PaidCharge } from "../components/cancel-plan.tsx";
import { ChargePanel } from "../components/charge-panel.tsx";
import { OwnPlan } from "../components/own-plan.tsx";
import { useLiveCharge } from "../components/use-live-charge.ts";
import { readMethod } from "../domain/payment-methods.ts";
import { readDuration } from "../domain/prices.ts";
import { billingPaths } from "../paths.ts";
import { requestGuardianPayment } from "../services/guardian-charge.server.ts";
import { readHoldings } from "../services/plan-holdings.server.ts";
import { readTypedCheckout } from "../services/read-checkout.server.ts";
import { startCharge, type WantedCharge } from "../services/start-charge.server.ts";
import { chargeForms } from "./charge-forms.server.ts";
import { CouponForm } from "./payment/coupon-form.tsx";
import { Offer } from "./payment/offer.tsx";
import { PayForm } from "./payment/pay-form.tsx";

const fieldOf = {
  "guardian-email": "email",
  "third-mail-often": "email",
  "third-mail-address": "email",
  "third-mail-unwanted": "email",
  "provider-silent": null,
} as const;

export const meta = unlistedMeta("Pagamento");

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    plan: searchParams.get("plano") ?? "pro",
    months: readDuration(searchParams.get("duration")),
    coupon: searchParams.get("cupom"),
    charge: searchParams.get("cobranca"),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  const [checkout, own] = await Promise.all([
    readTypedCheckout(deps, viewer, asked(args.request)),
    readHoldings(deps, viewer),
  ]);
  return json({ ...checkout, own });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  const { plan, months, coupon, charge } = asked(args.request);
  const wanted = (form: SentForm): WantedCharge => {
    const method = readMethod(form.text("method", 10), deps.payments?.methods ?? []);
    return { plan, months, method, coupon };
  };
  const shown = (id: string) => redirectFor(billingPaths.payment(months, plan, id));
  const forms = {
    ...chargeForms(deps, viewer, charge),
    pay: async (form: SentForm) =>
      shown(await startCharge(deps, viewer, { ...wanted(form), adult: form.text("adult", 2) === "on" })),
    guardian: async (form: SentForm) =>
      shown(await requestGuardianPayment(deps, viewer, { ...wanted(form), email: form.text("email", 254) })),
  };
  return handleForm(args.request, forms, fieldOf);
}

/** A purchase on one page: the total with all costs first, Pix first (R-STUDY-7). */
export default function Payment() {
  const { offer, durations, methods, guardian, asksAge, coupon, charge, sandbox, own } =
    useLoaderData<typeof loader>();
  useLiveCharge(charge?.status === "open");
  const months = charge?.months ?? offer?.months ?? 6;
  const name = charge?.plan ?? offer?.name;
  const again = offer ? billingPaths.payment(offer.months, offer.plan) : aboutPaths.plans();
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>{name ? `Plano ${name}, ${plural(months, "mês", "meses")}` : "Pagamento"}</PageHeading>
      <div className="mt-2">
        <OwnPlan holdings={own.holdings} />
      </div>
      {charge ? (
        <section aria-label="Pagamento" className="card mt-4 p-4 sm:p-6">
          <ChargePanel
            {...{ charge, sandbox, again }}
            qr={billingPaths.qr(charge.id)}
            after={<PaidCharge charge={charge} />}
          />
        </section>
      ) : offer && rankOf(own.given) >= rankOf(offer.plan) ? (
        <p className="card mt-4 p-4">
          Você já tem {offer.plan === own.given ? "este plano" : `o ${planName(own.given)}, que é mais`} sem
          pagar: não há o que comprar aqui.
        </p>
      ) : offer ? (
        <>
          <Offer offer={offer} durations={durations} />
          {coupon && <CouponForm offer={offer} coupon={coupon} />}
          {!offer.quote.isRefused && <PayForm methods={methods} guardian={guardian} asksAge={asksAge} />}
        </>
      ) : (
        <p className="mt-4">Este plano não está à venda com esta duração.</p>
      )}
      <SellerLine className="mt-6" />
      <p className="mt-2">
        <TextLink look="alone" to={aboutPaths.plans()}>
          Ver todos os planos
        </TextLink>
      </p>
    </div>
  );
}
