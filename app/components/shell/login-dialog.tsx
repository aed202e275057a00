import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useRef, useState } from "react";
import { FAILURE_PARAMETER, googleFailureText } from "#app/domain/accounts/google-failure.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { addressWith, addressWithout, dialogOf } from "../accounts/dialog-address.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginWaysOut } from "./login-ways-out.tsx";

const RecoverForm = lazy(async () => ({
  default: (await import("../accounts/recover-form.tsx")).RecoverForm,
}));

/** Login over any page with `?login=true` (spec 000 §2). Closing removes the parameter. */
export function LoginDialog() {
  const viewer = useViewer();
  const { search } = useLocation();
  return !viewer && dialogOf(search) === "login" ? <OpenLogin /> : null;
}

function OpenLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  /** E-mail from the login, during password recovery. */
  const [recovering, setRecovering] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const page = addressWithout(location);
  const failure = googleFailureText(new URLSearchParams(location.search).get(FAILURE_PARAMETER));
  const replace = (address: string) => navigate(address, { replace: true, preventScrollReset: true });
  const typedEmail = () => box.current?.querySelector<HTMLInputElement>("input[name=email]")?.value ?? "";
  function backToLogin() {
    setTyped(typedEmail());
    setRecovering(null);
  }
  const login = (
    <>
      <LoginForm redirectTo={page} email={typed} failure={failure} />
      <LoginWaysOut
        back={page}
        onRecover={() => setRecovering(typedEmail())}
        onSignUp={() => replace(addressWith(location, "signUp"))}
      />
    </>
  );
  return (
    <Dialog
      title={recovering === null ? "Entrar no Farol" : "Recuperar senha"}
      open
      onClose={() => replace(page)}
    >
      <div ref={box}>
        {recovering === null ? (
          login
        ) : (
          <Suspense fallback={<p className="text-muted">Um instante…</p>}>
            <RecoverForm inDialog email={recovering}>
              <Button look="quiet" className="w-full" onClick={backToLogin}>
                Voltar ao login
              </Button>
            </RecoverForm>
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
