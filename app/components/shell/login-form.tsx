import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SignInFailure } from "#app/domain/accounts/sign-in-failure.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../ui/button.tsx";

/**
 * Marks where a dialog starts: the platform gives the focus to this field when it opens one. React's own `autoFocus` would
 * take it before, and the dialog would then not know where to give it back.
 */
function startHere(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
}

/**
 * E-mail and password (spec 000 §5). Posts as a plain form before scripts arrive; what was typed stays, and the error stands
 * where the eye is and takes the focus.
 */
export function LoginForm({ redirectTo, failure }: { redirectTo: string; failure?: SignInFailure }) {
  const fetcher = useFetcher<SignInFailure>();
  const failed = fetcher.data ?? failure;
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (fetcher.data && fetcher.state === "idle") alert.current?.focus();
  }, [fetcher.data, fetcher.state]);
  return (
    <fetcher.Form method="post" action={paths.signIn()} className="space-y-4">
      <input type="hidden" name="redirect" value={redirectTo} />
      {failed && (
        <p
          ref={alert}
          tabIndex={-1}
          role="alert"
          id="login-error"
          className="rounded-control bg-danger-soft px-3 py-2 text-danger"
        >
          {failed.message}
        </p>
      )}
      <div>
        <label htmlFor="login-email" className="mb-1 block font-medium">
          E-mail
        </label>
        <input
          ref={startHere}
          id="login-email"
          className="field"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={failed?.email}
          aria-invalid={failed?.field === "email" || undefined}
          aria-describedby={failed ? "login-error" : undefined}
        />
      </div>
      <div>
        <label htmlFor="login-password" className="mb-1 block font-medium">
          Senha
        </label>
        <input
          id="login-password"
          className="field"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          aria-describedby={failed ? "login-error" : undefined}
        />
      </div>
      <Button type="submit" pending={fetcher.state !== "idle"} className="w-full">
        Entrar
      </Button>
    </fetcher.Form>
  );
}
