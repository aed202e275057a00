import { Form } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { signInPaths } from "../../paths.ts";
import { GoogleEntry } from "../sign-up/google-entry.tsx";

type WaysOutProps = { back: string; onPage?: boolean; onRecover?: () => void; onSignUp?: () => void };

/** Google, recovery and sign-up below a login: forms to their pages, or handled inside the dialog. */
export function LoginWaysOut({ back, onPage, onRecover, onSignUp }: WaysOutProps) {
  const instead = (act?: () => void) => (event: React.FormEvent) => {
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="mt-3 space-y-3">
      <GoogleEntry back={back} onPage={onPage} />
      <Form action={signInPaths.recoverPassword()} onSubmit={instead(onRecover)} className="text-center">
        <Button type="submit" look="quiet">
          Esqueci minha senha
        </Button>
      </Form>
      <Form action={signInPaths.signUp()} onSubmit={instead(onSignUp)} className="border-t border-line pt-4">
        {back !== homePaths.home() && <input type="hidden" name="redirect" value={back} />}
        <p className="mb-2 text-center text-muted">Ainda não tem conta? É grátis.</p>
        <Button type="submit" look="secondary" className="w-full">
          Criar conta
        </Button>
      </Form>
    </div>
  );
}
