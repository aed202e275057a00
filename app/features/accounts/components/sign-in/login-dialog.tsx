import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentProps, useEffect, useState } from "react";
import { safePath } from "#app/platform/access/safe-path.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { ACCOUNT_NEWS, FAILURE_PARAMETER } from "#app/platform/page/domain/done-words.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { CONFIRMED } from "../../domain/account-news.ts";
import { addressWith, addressWithout, dialogOf, wantedPage } from "../../domain/dialog-address.ts";
import { googleFailureText } from "../../domain/google/google-failure.ts";

type Login = typeof import("./login-box.tsx").default;

/** The server draws the login, which works without scripts; a browser loads its code when it is needed. */
let login: Login | null = import.meta.env.SSR ? (await import("./login-box.tsx")).default : null;

/** Called before hydration where the server drew the login. */
export async function loadLogin(): Promise<void> {
  login ??= (await import("./login-box.tsx")).default;
}

const EMAIL_CONFIRMED = "E-mail confirmado! Agora entre com ele e a sua senha para continuar.";

/** Login over any page with `?login=true` (R-ACC-12). Closing removes the parameter. */
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
    <LoginOverPage
      back={safePath(wanted, page)}
      failure={googleFailureText(params.get(FAILURE_PARAMETER))}
      reason={(confirmed && EMAIL_CONFIRMED) || (wanted && shownRefusals["login-required"].message)}
      onClose={() => replace(page)}
      onSignUp={() => replace(addressWith(location, "signUp"))}
    />
  );
}

export function LoginOverPage(props: ComponentProps<Login>) {
  const [Box, setBox] = useState(() => login);
  useEffect(() => {
    if (!Box) void loadLogin().then(() => setBox(() => login));
  }, [Box]);
  return Box && <Box {...props} />;
}
