import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { canAttemptSignIn } from "../../domain/passwords/password-rules.ts";
import { signInPaths } from "../../paths.ts";

/** Initial focus by attribute: React's `autoFocus` runs earlier, and the dialog could not restore the focus. */
function startHere(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
}

/** Below the minimum nothing is sent (R-ACC-12). */
const TOO_SHORT = "A senha tem pelo menos 6 caracteres.";

/** The refusal, focused at each attempt. */
function useRefusal(failure: string | null | undefined) {
  const form = useForm<"email">();
  /** Attempts with too short a password since the last request. */
  const [short, setShort] = useState(0);
  const alert = useRef<HTMLParagraphElement>(null);
  const { reply, pending } = form;
  useEffect(() => {
    if (short > 0 || reply) alert.current?.focus();
  }, [short, reply]);
  function guard(event: FormEvent<HTMLFormElement>) {
    const password = new FormData(event.currentTarget).get("password");
    const isShort = !canAttemptSignIn(String(password ?? ""));
    if (isShort) event.preventDefault();
    setShort(isShort ? short + 1 : 0);
  }
  const answered = reply || pending ? reply && refusalOf(reply) : failure;
  return { form, alert, guard, refusal: short > 0 ? TOO_SHORT : answered };
}

type LoginFormProps = { redirectTo: string; failure?: string | null; email?: string };

/**
 * E-mail and password (R-ACC-12). Works as a plain form without scripts; typed text stays and the error gets the focus.
 */
export function LoginForm({ redirectTo, failure, email }: LoginFormProps) {
  const { form, alert, guard, refusal } = useRefusal(failure);
  const errorId = useId();
  const field = { required: true, "aria-describedby": refusal ? errorId : undefined };
  return (
    <Form of={form} action={signInPaths.signIn()} onSubmit={guard} className="space-y-4">
      <input type="hidden" name="redirect" value={redirectTo} />
      {refusal && (
        <p
          ref={alert}
          tabIndex={-1}
          role="alert"
          id={errorId}
          className="rounded-control bg-danger-soft px-3 py-2 text-danger"
        >
          {refusal}
        </p>
      )}
      <TextField
        {...field}
        ref={startHere}
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        defaultValue={form.value("email", email)}
        aria-invalid={form.problem("email") !== null || undefined}
      />
      <TextField
        {...field}
        label="Senha"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <Button type="submit" pending={form.pending} className="w-full">
        Entrar
      </Button>
    </Form>
  );
}
