import { Form } from "@remix-run/react";
import { LoginForm } from "#app/features/accounts/components/sign-in/login-form.tsx";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { homePaths } from "#app/features/home/paths.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";

/** For signed-in users without access to the school's page. */
function Refused({ firstName, back }: { firstName: string; back: string }) {
  return (
    <>
      <p className="font-semibold">{shownRefusals["no-permission"].message}</p>
      <p className="mt-2 text-muted">
        Você entrou como {firstName}. Se a página é para outra conta sua, saia desta e entre com ela; se não,
        fale com a coordenação da escola.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={homePaths.home()}>Ir para o meu início</ButtonLink>
        <Form method="post" action={signInPaths.signOut(back)}>
          <Button type="submit" look="secondary">
            Entrar com outra conta
          </Button>
        </Form>
      </div>
    </>
  );
}

/** Login form that continues to `redirectTo`. `back`: this page's URL. */
export function SchoolEntry({ redirectTo, back }: { redirectTo: string; back: string }) {
  const viewer = useViewer();
  if (viewer)
    return (
      <div className="card p-5">
        <Refused firstName={viewer.firstName} back={back} />
      </div>
    );
  return (
    <div className="card p-5">
      <LoginForm redirectTo={redirectTo} />
      <p className="mt-3 text-center">
        <ButtonLink to={signInPaths.recoverPassword()} look="quiet">
          Esqueci minha senha
        </ButtonLink>
      </p>
    </div>
  );
}
