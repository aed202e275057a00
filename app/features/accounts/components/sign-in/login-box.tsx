import { lazy, useRef, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginWaysOut } from "./login-ways-out.tsx";

const RecoverForm = lazy(async () => ({
  default: (await import("./recover-form.tsx")).RecoverForm,
}));

type LoginBoxProps = {
  /** The page to continue on. */
  back: string;
  failure?: string | null;
  /** What the login is for, above its fields. */
  reason?: string | false | null;
  onClose: () => void;
  onSignUp: () => void;
};

/** The login with every way out: Google, recovery in its place, sign-up. */
export default function LoginBox({ back, failure, reason, onClose, onSignUp }: LoginBoxProps) {
  /** E-mail from the login, during password recovery. */
  const [recovering, setRecovering] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const typedEmail = () => box.current?.querySelector<HTMLInputElement>("input[name=email]")?.value ?? "";
  function backToLogin() {
    setTyped(typedEmail());
    setRecovering(null);
  }
  const login = (
    <>
      {reason && <p className="mb-4 text-muted">{reason}</p>}
      <LoginForm redirectTo={back} email={typed} failure={failure} />
      <LoginWaysOut back={back} onRecover={() => setRecovering(typedEmail())} onSignUp={onSignUp} />
    </>
  );
  return (
    <Dialog title={recovering === null ? "Entrar no Farol" : "Recuperar senha"} open onClose={onClose}>
      <div ref={box} data-login>
        {recovering === null ? (
          login
        ) : (
          <Deferred fallback={<p className="text-muted">Um instante…</p>}>
            <RecoverForm inDialog email={recovering}>
              <Button look="quiet" className="w-full" onClick={backToLogin}>
                Voltar ao login
              </Button>
            </RecoverForm>
          </Deferred>
        )}
      </div>
    </Dialog>
  );
}
