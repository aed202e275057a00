import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import type { PageError } from "#app/errors/page-error.ts";
import { shownRefusals } from "#app/errors/shown-refusals.ts";
import { paths } from "#app/paths.ts";
import { StepButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { LostLight } from "./lost-light.tsx";

function textsOf(error: unknown): {
  title: string;
  message: string;
  loginRequired: boolean;
  requestId: string | null;
} {
  const data = isRouteErrorResponse(error) ? (error.data as Partial<PageError> | string | null) : null;
  const known = typeof data === "object" && data !== null ? data : {};
  if (isRouteErrorResponse(error) && error.status === 404 && known.code !== "question-not-found") {
    const message = "Parece que você chegou em uma terra que não existe!";
    return { title: "Página não encontrada", message, loginRequired: false, requestId: null };
  }
  // Offline: the browser's message is neither Portuguese nor user-friendly.
  const cut = error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine;
  const { message } = shownRefusals[cut ? "auth/network-request-failed" : "unexpected"];
  return {
    title: "Ocorreu um erro",
    message: known.message ?? message,
    loginRequired: known.loginRequired ?? false,
    requestId: known.requestId ?? null,
  };
}

/** Error page (spec 000 §2); opens the login dialog where signing in helps. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, message, loginRequired, requestId } = textsOf(error);
  useEffect(() => {
    // The boundary caught it: dispatched again for error reporting.
    if (error instanceof Error) window.dispatchEvent(new ErrorEvent("error", { error }));
  }, [error]);
  const { pathname, search } = useLocation();
  return (
    <div className="page-width grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-12 text-center">
      <LostLight />
      <h1 className="mt-4 text-3xl font-bold tracking-tight text-balance">{title}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{message}</p>
      {requestId && <p className="font-mono text-sm text-muted">Código do erro: {requestId}</p>}
      <StepButton to={paths.general()} className="mt-2">
        Retornar à Home
      </StepButton>
      {loginRequired && <LoginOver redirectTo={pathname + search} />}
    </div>
  );
}

function LoginOver({ redirectTo }: { redirectTo: string }) {
  return (
    <Dialog title="Entrar no Farol" open onClose={() => window.history.back()}>
      <p className="mb-4 text-muted">{shownRefusals["login-required"].message}</p>
      <LoginForm redirectTo={redirectTo} />
    </Dialog>
  );
}
