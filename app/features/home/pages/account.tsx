import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { addressOf } from "#app/features/accounts/pages/account-form.server.ts";
import { refuseInPlace } from "#app/features/accounts/pages/keep-typed.ts";
import { readAccount } from "#app/features/accounts/services/read-account.server.ts";
import { OwnPlan } from "#app/features/billing/components/own-plan.tsx";
import type { PlanHolding } from "#app/features/billing/domain/plan-holding.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import { readHoldings } from "#app/features/billing/services/plan-holdings.server.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { accountPaths } from "../paths.ts";
import { accountFieldOf, accountForms } from "./account/account-action.server.ts";
import { DataSection } from "./account/data-section.tsx";
import { DeleteSection } from "./account/delete-section.tsx";
import { EmailSection } from "./account/email-section.tsx";
import { GuardianSection } from "./account/guardian-section.tsx";
import { PasswordSection } from "./account/password-section.tsx";
import { Section } from "./account/section.tsx";
import { SessionsSection } from "./account/sessions-section.tsx";

export const meta = unlistedMeta("Conta e segurança");

/** A user who cannot finish signing up must still be able to leave: no dialog covers this page. */
export const handle = { account: true } as const;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const notice = new URL(args.request.url).searchParams.get("aviso");
  const [account, { holdings }] = await Promise.all([readAccount(deps, viewer), readHoldings(deps, viewer)]);
  return { now: deps.now(), notice, account, holdings };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("signedIn", args);
  const forms = accountForms({ deps, viewer, context, address: addressOf(args.request) });
  return handleForm(args.request, forms, accountFieldOf);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return refuseInPlace(serverAction);
}

const sections = [
  { id: "sessoes", title: "Sessões" },
  { id: "senha", title: "Senha" },
  { id: "email", title: "E-mail" },
  { id: "pagamentos", title: "Plano e pagamentos" },
  { id: "dados", title: "Meus dados" },
  { id: "apagar", title: "Apagar conta" },
] as const;

export default function Account() {
  const { account, now, notice, holdings } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PageHeading>Conta e segurança</PageHeading>
        {viewer && (
          <TextLink look="alone" to={accountPaths.profile(viewer.id)}>
            Ver meu perfil
          </TextLink>
        )}
      </div>
      <p className="mt-1 text-muted">
        Você entra com <strong className="font-semibold text-text">{account.email}</strong>.
      </p>
      <nav aria-label="Nesta página" className="mt-3 -ml-2 flex flex-wrap">
        {sections.map(({ id, title }) => (
          <TextLink look="alone" key={id} href={`#${id}`} className="px-2">
            {title}
          </TextLink>
        ))}
      </nav>
      <div className="mt-4 space-y-6">
        {account.guardian && <GuardianSection guardian={account.guardian} />}
        <SessionsSection devices={account.devices} now={now} />
        <PasswordSection
          email={account.email}
          hasPassword={account.hasPassword}
          changed={notice === "senha"}
        />
        <EmailSection account={account} changed={notice === "email"} />
        <PaymentsSection holdings={holdings} />
        <DataSection askedTooOften={notice === "dados"} />
        <DeleteSection hasPassword={account.hasPassword} />
      </div>
    </div>
  );
}

function PaymentsSection({ holdings }: { holdings: readonly PlanHolding[] }) {
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
