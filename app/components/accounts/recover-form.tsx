import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isEmail } from "#app/domain/accounts/email.ts";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/fields.tsx";
import { ReplyMessage } from "../ui/reply-message.tsx";
import { useFormResult } from "./use-form-result.ts";

type RecoverResult = FormResult<"email">;

/** The forgotten password (spec 000 §5): needs only a valid e-mail. Posts as a plain form before scripts arrive. */
export function RecoverForm(props: {
  email?: string;
  posted?: RecoverResult;
  /** In the dialog it takes the focus, and sends nothing that is no address; on a page the browser and the server say so. */
  inDialog?: boolean;
  children?: ReactNode;
}) {
  const { posted, inDialog = false, children } = props;
  const fetcher = useFetcher<RecoverResult>();
  const { result, putAway } = useFormResult<"email">(fetcher, posted);
  const [email, setEmail] = useState(posted?.kept.email ?? props.email ?? "");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inDialog) field.current?.focus();
  }, [inDialog]);
  const refused = result && !result.reply[0] ? result.reply[1] : null;
  return (
    <fetcher.Form method="post" action={paths.recoverPassword()} data-discover="true" className="space-y-4">
      <p className="text-muted">
        Digite o e-mail da sua conta. Enviaremos um link para você criar uma senha nova.
      </p>
      {result?.reply[0] && <ReplyMessage done>{result.reply[1]}</ReplyMessage>}
      {refused && !result?.field && <ReplyMessage done={false}>{refused}</ReplyMessage>}
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
        problem={result?.field ? refused : null}
        onChange={(event) => {
          putAway();
          setEmail(event.target.value);
        }}
      />
      <Button
        type="submit"
        pending={fetcher.state !== "idle"}
        disabled={inDialog && !isEmail(email.trim())}
        className="w-full"
      >
        Enviar link
      </Button>
      {children}
    </fetcher.Form>
  );
}
