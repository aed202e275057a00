import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { canAttemptSignIn } from "#app/domain/accounts/password-rules.ts";
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

/** The paragraph that takes the focus whenever there is a new failure to read. */
function useFocusedAlert(failure: SignInFailure | null | undefined): RefObject<HTMLParagraphElement> {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  return alert;
}

/** A password this short is no account's: nothing is sent for it (spec 000 §5). */
const TOO_SHORT = "A senha tem pelo menos 6 caracteres.";

function Field(props: {
  id: string;
  label: string;
  failed: boolean;
  errorId: string;
  input: React.InputHTMLAttributes<HTMLInputElement>;
  start?: boolean;
}) {
  const { id, label, failed, errorId, input, start } = props;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        {...input}
        ref={start ? startHere : undefined}
        id={id}
        className="field"
        required
        aria-describedby={failed ? errorId : undefined}
      />
    </div>
  );
}

/**
 * E-mail and password (spec 000 §5). Posts as a plain form before scripts arrive; what was typed stays, and the error stands
 * where the eye is and takes the focus.
 */
export function LoginForm(props: { redirectTo: string; failure?: SignInFailure; email?: string }) {
  const { redirectTo, failure, email } = props;
  const fetcher = useFetcher<SignInFailure>();
  const id = useId();
  const [refused, setRefused] = useState<SignInFailure | null>(null);
  const failed = refused ?? fetcher.data ?? failure;
  const alert = useFocusedAlert(refused ?? (fetcher.state === "idle" ? fetcher.data : undefined));
  function guard(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const short = !canAttemptSignIn(String(form.get("password") ?? ""));
    if (short) event.preventDefault();
    setRefused(short ? { message: TOO_SHORT, field: null, email: String(form.get("email") ?? "") } : null);
  }
  const errorId = `${id}-error`;
  const field = { failed: failed !== undefined, errorId };
  return (
    <fetcher.Form method="post" action={paths.signIn()} onSubmit={guard} className="space-y-4">
      <input type="hidden" name="redirect" value={redirectTo} />
      {failed && (
        <p
          ref={alert}
          tabIndex={-1}
          role="alert"
          id={errorId}
          className="rounded-control bg-danger-soft px-3 py-2 text-danger"
        >
          {failed.message}
        </p>
      )}
      <Field
        {...field}
        id={`${id}-email`}
        label="E-mail"
        start
        input={{
          name: "email",
          type: "email",
          autoComplete: "username",
          inputMode: "email",
          maxLength: 254,
          defaultValue: failed?.email ?? email,
          "aria-invalid": failed?.field === "email" || undefined,
        }}
      />
      <Field
        {...field}
        id={`${id}-password`}
        label="Senha"
        input={{ name: "password", type: "password", autoComplete: "current-password", maxLength: 200 }}
      />
      <Button type="submit" pending={fetcher.state !== "idle"} className="w-full">
        Entrar
      </Button>
    </fetcher.Form>
  );
}
