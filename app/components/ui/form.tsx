import { type FormProps, Form as PageForm, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { refusalOf } from "#app/domain/forms/form-reply.ts";
import { useArrivals } from "#app/hooks/use-arrivals.ts";
import type { FormState } from "#app/hooks/use-form.ts";
import { ReplyMessage } from "../ui/reply-message.tsx";

type Props = Omit<FormProps, "method"> & {
  of: Pick<FormState, "reply" | "sender">;
  /** Sent as the hidden field `intent`; a button can name it instead. */
  intent?: string;
  /** Emptied once it is done. */
  empties?: boolean;
};

/** A form of the page's action. Where a field was refused and no message says so, that field takes the focus. */
export function Form({
  of: { reply, sender: Sender = PageForm },
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
      {children}
    </Sender>
  );
}

type MessageProps = {
  of: Pick<FormState, "reply" | "pending">;
  /** Says also what is wrong at a field, where that may be far from here. */
  withProblems?: boolean;
  /** What an earlier form did, as the address says it: shown until there is a reply. */
  earlier?: string | null | false;
  className?: string;
};

/** What became of a form, where no field says it. Takes the focus each time it comes. */
export function FormMessage({ of: { reply, pending }, withProblems, earlier, className }: MessageProps) {
  const { key } = useLocation();
  const arrivals = useArrivals(reply);
  const refusal = reply && withProblems ? refusalOf(reply) : null;
  const said = reply ? (reply.message ?? refusal) : !pending && earlier;
  if (!said) return null;
  return (
    <div className={className}>
      <ReplyMessage key={`${key} ${arrivals}`} done={reply?.done ?? true}>
        {said}
      </ReplyMessage>
    </div>
  );
}
