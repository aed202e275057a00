import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { billingPaths } from "../paths.ts";
import { claimSeatByCode } from "../services/take-seat.server.ts";

const TITLE = "Usar um código";

export const meta = unlistedMeta(TITLE);

export function loader(args: LoaderFunctionArgs) {
  requireAccess("signedIn", args);
  return json({ code: new URL(args.request.url).searchParams.get("codigo")?.slice(0, 40) ?? "" });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const take = async (form: SentForm) =>
    redirectFor(billingPaths.paymentStatus(await claimSeatByCode(deps, viewer, form.text("code", 40))));
  return handleForm<"code">(
    args.request,
    { take },
    {
      "no-seat-code": "code",
      "seat-code-over": "code",
      "seat-of-school": "code",
      "seats-taken": "code",
      "seat-revoked": "code",
    },
  );
}

/** A seat that a group or a school was given: nothing is paid here. */
export default function SeatCode() {
  const { code } = useLoaderData<typeof loader>();
  const form = usePageForm<"code">();
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <PageHeading>{TITLE}</PageHeading>
      <p className="mt-2">
        Sua escola ou seu grupo passou um código a você? Ele abre o plano na hora, sem pagar nada.
      </p>
      <Form of={form} intent="take" noValidate className="card mt-4 space-y-4 p-4 sm:p-6">
        <FormMessage of={form} />
        <TextField
          label="Código"
          {...form.field("code", code)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Doze letras e números, como A1B2-C3D4-E5F6."
        />
        <Button type="submit" pending={form.pending} className="w-full sm:w-auto">
          Usar o código
        </Button>
        <p className="text-sm text-muted">
          Quem deu o código pode retirar o lugar. O que você fez continua seu, e nada é cobrado de você.
        </p>
      </Form>
      <p className="mt-6">
        <TextLink look="alone" to={aboutPaths.plans()}>
          Ver todos os planos
        </TextLink>
      </p>
    </div>
  );
}
