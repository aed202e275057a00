import { Form } from "@remix-run/react";
import { LoginForm } from "#app/features/accounts/components/sign-in/login-form.tsx";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { homePaths } from "#app/features/home/paths.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, Toolbar } from "#app/platform/ui/components/part.tsx";

/** For signed-in users without access to the school's page. */
function Refused({ firstName, back }: { firstName: string; back: string }) {
  return (
    <>
      <p className="font-semibold">{shownRefusals["no-permission"].message}</p>
      <p className="mt-2 text-muted">
        Você entrou como {firstName}. Se a página é para outra conta sua, saia desta e entre com ela; se não,
        fale com a coordenação da escola.
      </p>
      <Toolbar>
        <ButtonLink to={homePaths.home()}>Ir para o meu início</ButtonLink>
        <Form method="post" action={signInPaths.signOut(back)}>
          <Button type="submit" look="secondary">
            Entrar com outra conta
          </Button>
        </Form>
      </Toolbar>
    </>
  );
}

/** Login form that continues to `redirectTo`. `back`: this page's URL. */
export function SchoolEntry({ redirectTo, back }: { redirectTo: string; back: string }) {
  const viewer = useViewer();
  if (viewer)
    return (
      <Card className="">
        <Refused firstName={viewer.firstName} back={back} />
      </Card>
    );
  return (
    <Card className="">
      <LoginForm redirectTo={redirectTo} />
      <p className="mt-3 text-center">
        <ButtonLink to={signInPaths.recoverPassword()} look="quiet">
          Esqueci minha senha
        </ButtonLink>
      </p>
    </Card>
  );
}
