import { Form } from "@remix-run/react";
import { shownRefusals } from "#app/errors/shown-refusals.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { homePaths } from "#app/paths/home.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { LoginForm } from "../shell/login-form.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";

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
