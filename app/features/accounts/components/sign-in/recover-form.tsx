import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { isEmail } from "../../domain/email.ts";
import { signInPaths } from "../../paths.ts";

/** Password recovery (R-ACC-12): requires only a valid e-mail. A plain form without scripts. */
export function RecoverForm(props: {
  email?: string;
  /** Focuses and validates the address; as a page of its own, the browser and the server validate. */
  inDialog?: boolean;
  children?: ReactNode;
}) {
  const { inDialog = false, children } = props;
  const form = useForm<"email">();
  const [email, setEmail] = useState(form.value("email", props.email));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inDialog) field.current?.focus();
  }, [inDialog]);
  return (
    <Form of={form} action={signInPaths.recoverPassword()} data-discover="true" className="space-y-4">
      <p className="text-muted">
        Digite o e-mail da sua conta. Enviaremos um link para você criar uma senha nova.
      </p>
      <FormMessage of={form} />
      <TextField
        ref={field}
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        maxLength={254}
        value={email}
        problem={form.problem("email")}
        onChange={(event) => {
          form.putAway();
          setEmail(event.target.value);
        }}
      />
      <Button
        type="submit"
        pending={form.pending}
        disabled={inDialog && !isEmail(email.trim())}
        className="w-full"
      >
        Enviar link
      </Button>
      {children}
    </Form>
  );
}
