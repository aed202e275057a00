import { type FormProps, Form as PageForm } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FormSending } from "#app/platform/drafts/hooks/form-sending.ts";
import type { FormState } from "../hooks/use-form.ts";

type Props = Omit<FormProps, "method"> & {
  of: Pick<FormState, "reply" | "sender" | "progress">;
  /** Sent as the hidden field `intent`; a button can set it instead. */
  intent?: string;
  /** Reset on success. */
  empties?: boolean;
};

/** Form of the page's action. Focuses the first refused field unless a message is displayed. */
export function Form({
  of: { reply, sender: Sender = PageForm, progress },
  intent,
  empties,
  children,
  ...rest
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.done && empties) form.current?.reset();
    if (reply && reply.message === null) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [reply, empties]);
  return (
    <Sender ref={form} {...rest} method="post">
      {intent && <input type="hidden" name="intent" value={intent} />}
      <FormSending.Provider value={progress}>{children}</FormSending.Provider>
    </Sender>
  );
}
