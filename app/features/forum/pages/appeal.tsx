import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { CASE_TEXT } from "../domain/case.ts";
import { commentNumber } from "../domain/comment-reply.ts";
import { appealCase, readAppeal } from "../services/appeal-case.server.ts";

export const meta = unlistedMeta("Recorrer de uma decisão");

function caseOf(args: LoaderFunctionArgs | ActionFunctionArgs): number {
  const num = commentNumber(args.params.caseId ?? null);
  if (num === null) throw new AppError("page-not-found");
  return num;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await readAppeal(deps, viewer, caseOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const num = caseOf(args);
  return handleForm(
    args.request,
    async (form) => {
      await appealCase(deps, viewer, { num, text: form.text("text", 2000) });
      return { done: true, message: "Recurso enviado. A equipe vai ler e avisar você." };
    },
    { "reason-required": "text" },
  );
}

/** A hidden post's author appeals, once. */
export default function Appeal() {
  const { html, reason, appealed } = useLoaderData<typeof loader>();
  const form = usePageForm<"text">();
  return (
    <div className="page-width max-w-2xl py-4 sm:py-6">
      <PageHeading>Seu texto foi ocultado</PageHeading>
      <p className="mt-1 text-muted">Motivo: {reason}</p>
      <RichText html={html} className="card mt-3 p-4 sm:p-6" />
      <FormMessage of={form} className="mt-3" />
      {appealed ? (
        <p className="mt-3 text-muted">Você já recorreu. A equipe avisa você do resultado.</p>
      ) : (
        <Form of={form} className="card mt-3 space-y-3 p-4 sm:p-6">
          <AreaField
            label="Por que a decisão deve mudar?"
            {...form.field("text")}
            rows={4}
            maxLength={CASE_TEXT.longest}
            hint="Quem vê: a equipe do Farol. Dá para recorrer uma vez."
          />
          <Button type="submit" pending={form.pending}>
            Recorrer
          </Button>
        </Form>
      )}
    </div>
  );
}
