import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { LoginOverPage } from "#app/features/accounts/components/sign-in/login-dialog.tsx";
import { addressWith, dialogOf } from "#app/features/accounts/domain/dialog-address.ts";
import { homePaths } from "#app/features/home/paths.ts";
import type { PageError } from "#app/platform/errors/page-error.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, StepButton } from "#app/platform/ui/components/button.tsx";
import { FrontHeading } from "#app/platform/ui/components/part.tsx";
import { useNetworkReturn } from "#app/platform/ui/hooks/use-network-return.ts";
import { LostLight } from "./lost-light.tsx";

type Shown = {
  title: string;
  message: string;
  loginRequired: boolean;
  requestId: string | null;
  /** The network was gone. */
  cut: boolean;
  /** Whether a retry may help. */
  again: boolean;
};

/** The one text of all missing pages (R-ROUTE-12). */
const MISSING: Shown = {
  title: "Página não encontrada",
  message: "Parece que você chegou em uma terra que não existe!",
  loginRequired: false,
  requestId: null,
  cut: false,
  again: false,
};

/** Not an error: a page for people with an account. */
const LOGIN_TITLE = "Entre para continuar";

function shownOf(error: unknown): Shown {
  const response = isRouteErrorResponse(error) ? error : null;
  if (response?.status === 404) return MISSING;
  const data = response?.data as Partial<PageError> | string | null | undefined;
  const known = typeof data === "object" && data !== null ? data : {};
  // The browser's message of a request without an answer is neither Portuguese nor user-friendly.
  const cut = error instanceof TypeError && FETCH_FAILED.test(error.message);
  const { message } = shownRefusals[cut ? "auth/network-request-failed" : "unexpected"];
  return {
    title: known.loginRequired ? LOGIN_TITLE : "Ocorreu um erro",
    message: known.message ?? message,
    loginRequired: known.loginRequired ?? false,
    requestId: known.requestId ?? null,
    cut,
    again: cut || response?.status === 503,
  };
}

/** Chromium, Firefox and Safari. */
const FETCH_FAILED = /failed to fetch|networkerror|load failed|network connection/i;

export function errorTitle(error: unknown): string {
  return shownOf(error).title;
}

/** Reloads the page, by its button and when the network returns. */
function AgainButton({ cut }: { cut: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const again = () => navigate(location, { replace: true, preventScrollReset: true });
  // An overloaded server is not retried automatically.
  useNetworkReturn(again, cut);
  return (
    <Button onClick={again} className="mt-2">
      Tentar de novo
    </Button>
  );
}

/** Error page (R-ROUTE-12); opens the login dialog where signing in helps. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, message, loginRequired, requestId, cut, again } = shownOf(error);
  useEffect(() => {
    // The boundary caught it: dispatched again for error reporting.
    if (error instanceof Error) window.dispatchEvent(new ErrorEvent("error", { error }));
  }, [error]);
  return (
    <div
      data-error-page
      className="page-width grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-12 text-center"
    >
      <LostLight />
      <FrontHeading className="mt-4">{title}</FrontHeading>
      <p className="max-w-prose text-lg text-balance text-muted">{message}</p>
      {requestId && <p className="font-mono text-sm text-muted">Código do erro: {requestId}</p>}
      {again && <AgainButton cut={cut} />}
      <StepButton to={homePaths.general()} look={again ? "secondary" : undefined} className="mt-2">
        Retornar à Home
      </StepButton>
      {loginRequired && <LoginOver />}
    </div>
  );
}

/** Over a guarded page that was opened by its address. */
function LoginOver() {
  const location = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  if (viewer || dialogOf(location.search)) return null;
  return (
    <LoginOverPage
      back={location.pathname + location.search}
      onClose={() => navigate(homePaths.home())}
      onSignUp={() => navigate(addressWith(location, "signUp"), { replace: true })}
    />
  );
}
