import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { addressOf } from "#app/features/accounts/pages/account-form.server.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage, Refusal } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { SchoolBadge } from "../components/school-badge.tsx";
import { schoolPaths } from "../paths.ts";
import { readFirstAccess } from "../services/first-access.server.ts";
import { type AccessField, firstAccessForms } from "./first-access/first-access-action.server.ts";
import { Identity } from "./first-access/identity.tsx";

export const meta = unlistedMeta("Primeiro acesso");

/** The address contains a code: no referrer to other sites, no cache. */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const code = (new URL(args.request.url).searchParams.get("codigo") ?? "").slice(0, 60);
  const signedIn = viewer ? viewer.firstName : null;
  if (code === "") return json({ code, found: null, refusal: null, signedIn });
  try {
    const found = await readFirstAccess(deps, code, addressOf(args.request));
    return json({ code, found, refusal: null, signedIn });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return json({ code, found: null, refusal: error.message, signedIn }, error.status);
  }
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("public", args);
  const { headers } = args.request;
  const named = { userAgent: headers.get("User-Agent"), cookieHeader: headers.get("Cookie") };
  const browser = { ...named, address: addressOf(args.request), requestId: context.requestId };
  const remember = (cookies: readonly string[]) => context.cookies.push(...cookies);
  const forms = firstAccessForms(deps, { viewer, browser, remember });
  return handleForm(
    args.request,
    { ...forms, find: async (form) => redirectFor(schoolPaths.firstAccess(form.text("code", 60))) },
    {
      "access-code-used": null,
      "access-code-expired": null,
      "access-code-unknown": null,
      "person-has-account": null,
    },
  );
}

/** A card's code, then who one is, then a password (R-SCHOOL-18). */
export default function FirstAccess() {
  const { code, found, refusal, signedIn } = useLoaderData<typeof loader>();
  const form = usePageForm<AccessField>({ intents: ["enter", "bind"] });
  const find = usePageForm<AccessField>({ intents: ["find"] });
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading>Primeiro acesso</PageHeading>
      {found ? (
        <>
          <p className="mt-4 flex items-center gap-3 text-lg">
            <SchoolBadge name={found.school.name} />
            {found.school.name}
          </p>
          <Identity key={code} form={form} code={code} found={found} signedIn={signedIn} />
        </>
      ) : (
        <Card>
          {refusal && !find.pending && <Refusal text={refusal} />}
          <FormMessage of={form} className="mb-4" />
          <Form of={find} intent="find" className="mt-3 space-y-4">
            <TextField
              name="code"
              label="Código do cartão"
              defaultValue={code}
              hint="São 16 letras e números, em grupos de quatro. Maiúsculas e hífens não importam."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
            <Button type="submit" pending={find.pending} className="w-full">
              Continuar
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
