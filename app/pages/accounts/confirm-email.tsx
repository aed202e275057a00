import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { Button } from "#app/components/ui/button.tsx";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { confirmEmail, isLinkAlive } from "#app/services/accounts/confirm-email.server.ts";
import { signOut } from "#app/services/accounts/sign-out.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { DeadLink } from "./mailed-link/dead-link.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Confirmar e-mail") },
  { name: "robots", content: "noindex" },
];

/** The address holds a token: no other site hears of it, and no cache keeps it. ("no-referrer" would make the form's Origin null.) */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
});

/** Opening the link changes nothing: mail programs and scanners open links too. The form's button confirms. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  return { token, alive: await isLinkAlive(deps, token, "confirm") };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, context } = requireAccess("public", args);
  const form = await args.request.formData();
  try {
    await confirmEmail(deps, String(form.get("token") ?? ""));
  } catch (error) {
    if (!isAppError(error) || error.code !== "link-expired") throw error;
    return json({ expired: true }, { status: error.status });
  }
  context.cookies.push(...(await signOut(deps, null)).cookies);
  return redirect(paths.homeWithLogin());
}

/** Where the mailed confirmation leads (spec 000 §7). Works without JavaScript. */
export default function ConfirmEmail() {
  const { token, alive } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { state } = useNavigation();
  if (failed || !alive)
    return (
      <DeadLink
        advice="Se você já confirmou o seu e-mail, é só entrar. Se não, entre com o seu e-mail e a sua senha e peça um novo link."
        action="Entrar"
      />
    );
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-4 text-2xl font-bold">Confirmar e-mail</h1>
      <div className="card space-y-4 p-5">
        <p>
          Falta só um passo: confirme que este e-mail é seu. Depois, entre com o seu e-mail e a sua senha.
        </p>
        <Form method="post" action={paths.confirmEmail(token)}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" pending={state !== "idle"} className="w-full">
            Confirmar e-mail
          </Button>
        </Form>
        <p className="text-sm text-muted">
          Não foi você que criou esta conta? Então não confirme: feche esta página e ignore a mensagem.
        </p>
      </div>
    </div>
  );
}
