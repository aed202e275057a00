import { signInPaths } from "#app/features/accounts/paths.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card } from "#app/platform/ui/components/part.tsx";
import { schoolPaths } from "../../paths.ts";
import type { FirstAccess } from "../../services/first-access.server.ts";
import type { AccessField } from "./first-access-action.server.ts";

type Props = {
  form: FormState<AccessField>;
  code: string;
  found: FirstAccess;
  /** First name of the signed-in user. */
  signedIn: string | null;
};

const secret = { type: "password", autoComplete: "new-password", required: true, maxLength: 200 } as const;

/** "Sou eu, Bia Ramos", and the way in. */
export function Identity({ form, code, found, signedIn }: Props) {
  const { name, className, mustSignIn, login } = found;
  return (
    <>
      <Card>
        <FormMessage of={form} className="mb-4" />
        <p className="text-xl font-semibold">Sou eu, {name}</p>
        {className && <p className="text-muted">{className}</p>}
        {mustSignIn && !signedIn ? (
          <p className="mt-4">
            Este e-mail já tem uma conta no Farol.{" "}
            <ButtonLink to={signInPaths.signIn(schoolPaths.firstAccess(code))} className="mt-3 w-full">
              Entrar com ela
            </ButtonLink>
          </p>
        ) : (
          !mustSignIn && (
            <Form of={form} intent="enter" className="mt-4 space-y-4">
              <input type="hidden" name="code" value={code} />
              {login && (
                <p>
                  Seu login: <strong className="font-semibold break-all">{login}</strong>
                  <span className="block text-sm text-muted">
                    Guarde: é com ele e com a senha que você entra das próximas vezes.
                  </span>
                </p>
              )}
              <TextField
                {...secret}
                {...form.field("password")}
                label="Escolha uma senha"
                hint="De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome."
              />
              <TextField {...secret} {...form.field("confirmation")} label="Confirme a senha" />
              <Button type="submit" pending={form.pending} className="w-full">
                Entrar
              </Button>
            </Form>
          )
        )}
        <p className="mt-4 text-sm text-muted">Não é você? Feche esta página e devolva o cartão à escola.</p>
      </Card>
      {signedIn && (
        <Form of={form} intent="bind" className="card mt-4 space-y-3 p-5">
          <input type="hidden" name="code" value={code} />
          <p>Você está na conta de {signedIn}. A escola pode ficar nela.</p>
          <Button
            type="submit"
            look={mustSignIn ? "primary" : "secondary"}
            pending={form.pending}
            className="w-full"
          >
            Usar esta conta
          </Button>
        </Form>
      )}
    </>
  );
}
