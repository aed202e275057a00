import { useActionData, useFetcher } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useFormResult } from "#app/components/accounts/use-form-result.ts";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import type { AccountField, AccountIntent, AccountResult } from "#app/domain/accounts/account-forms.ts";
import { paths } from "#app/paths.ts";

/** The field that was refused takes the focus, once for each answer; a form that was accepted is emptied. */
function useAfterwards(form: RefObject<HTMLFormElement>, result: AccountResult | null): void {
  useEffect(() => {
    if (!result) return;
    if (result.reply[0]) form.current?.reset();
    const wrong = result.field && form.current?.elements.namedItem(result.field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [form, result]);
}

/**
 * One form of the page: sent in place, or as a plain form that comes back to its section. Gives its wrapper, whether it is
 * on its way, what is wrong with a field, and what was typed before.
 */
export function useAccountForm(intents: readonly AccountIntent[], section: string) {
  const fetcher = useFetcher<AccountResult>();
  const posted = useActionData<AccountResult>();
  const mine = posted?.intent && intents.includes(posted.intent) ? posted : undefined;
  const { result } = useFormResult<AccountField>(fetcher, mine);
  const form = useRef<HTMLFormElement>(null);
  useAfterwards(form, result);
  const sent = fetcher.state === "idle" ? null : (fetcher.formData ?? null);
  return {
    result,
    form,
    fetcher,
    action: `${paths.account()}#${section}`,
    pending: fetcher.state !== "idle",
    /** The value of a field that is on its way to the server. */
    sending: (name: string) => sent?.get(name) ?? null,
    problemOf: (field: AccountField) => (result?.field === field ? result.reply[1] : null),
    kept: (field: AccountField) => mine?.kept[field] ?? "",
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;

/** What became of a form, where no field says it; before, what the address says of an earlier one. */
export function Outcome({ of: { result, pending }, earlier }: { of: AccountForm; earlier?: string | false }) {
  if (!result && earlier && !pending) return <ReplyMessage done>{earlier}</ReplyMessage>;
  if (!result || result.field || !result.reply[1]) return null;
  return <ReplyMessage done={result.reply[0]}>{result.reply[1]}</ReplyMessage>;
}

/** A part of the page, with its heading. */
export function Section(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="card p-4 sm:p-6">
      <h2 id={`${id}-titulo`} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mt-3 space-y-4">{children}</div>
    </section>
  );
}
