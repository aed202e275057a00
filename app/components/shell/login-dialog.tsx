import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useRef, useState } from "react";
import { safePath } from "#app/access/safe-path.ts";
import { ACCOUNT_NEWS, CONFIRMED } from "#app/domain/accounts/account-news.ts";
import { addressWith, addressWithout, dialogOf, wantedPage } from "#app/domain/accounts/dialog-address.ts";
import { FAILURE_PARAMETER, googleFailureText } from "#app/domain/accounts/google-failure.ts";
import { shownRefusals } from "#app/errors/shown-refusals.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginWaysOut } from "./login-ways-out.tsx";

const RecoverForm = lazy(async () => ({
  default: (await import("../accounts/recover-form.tsx")).RecoverForm,
}));

const EMAIL_CONFIRMED = "E-mail confirmado! Agora entre com ele e a sua senha para continuar.";

/** Login over any page with `?login=true` (spec 000 §2). Closing removes the parameter. */
export function LoginDialog() {
  const viewer = useViewer();
  const { search } = useLocation();
  return !viewer && dialogOf(search) === "login" ? <OpenLogin /> : null;
}

function OpenLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const page = addressWithout(location);
  const params = new URLSearchParams(location.search);
  const wanted = wantedPage(location.search);
  const confirmed = params.get(ACCOUNT_NEWS) === CONFIRMED;
  const replace = (address: string) => navigate(address, { replace: true, preventScrollReset: true });
  return (
    <LoginBox
      back={safePath(wanted, page)}
      failure={googleFailureText(params.get(FAILURE_PARAMETER))}
      reason={(confirmed && EMAIL_CONFIRMED) || (wanted && shownRefusals["login-required"].message)}
      onClose={() => replace(page)}
      onSignUp={() => replace(addressWith(location, "signUp"))}
    />
  );
}

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
export function LoginBox({ back, failure, reason, onClose, onSignUp }: LoginBoxProps) {
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
