import { useFetcher } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { accountTexts } from "#app/domain/accounts/account-texts.ts";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import {
  allParts,
  emptyEntry,
  entryProblems,
  filledSteps,
  isEntryValid,
  noParts,
  SIGN_UP_STEPS,
  type SignUpEntry,
  type SignUpEntryField,
  shownParts,
} from "#app/domain/accounts/sign-up-steps.ts";
import { useKeptText } from "#app/hooks/use-kept-text.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../ui/button.tsx";
import { Refusal, ReplyMessage } from "../ui/reply-message.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { SignUpFields, TermsBox } from "./sign-up-fields.tsx";
import { useFormResult } from "./use-form-result.ts";
import { PROMO_KEY } from "./use-stored-codes.ts";

type SignUpResult = FormResult<SignUpEntryField>;

/** What stands in the fields, which are on show, and which a person has been to. */
function useEntry(progressive: boolean, kept: SignUpResult["kept"]) {
  const [entry, setEntry] = useState<SignUpEntry>({ ...emptyEntry, ...kept });
  const [parts, setParts] = useState(progressive ? noParts : allParts);
  const [left, setLeft] = useState<ReadonlySet<SignUpEntryField>>(new Set());
  function change(field: SignUpEntryField, value: string) {
    const changed = { ...entry, [field]: value };
    setEntry(changed);
    setParts(shownParts(changed, parts));
  }
  const leave = (field: SignUpEntryField) => setLeft((before) => new Set([...before, field]));
  return { entry, parts, left, change, leave };
}

/** What the new person reads after signing up (spec 000 §8). */
export function SignedUp({ children }: { children?: ReactNode }) {
  return (
    <div className="space-y-4">
      <ReplyMessage done>
        <p className="font-semibold">{accountTexts.created}</p>
        <p>{accountTexts.createdDetail}</p>
      </ReplyMessage>
      {children}
    </div>
  );
}

/**
 * The sign-up (spec 000 §4, §5). Its fields come one after another where it is `progressive`: in the dialog. On its own page
 * all of them are there, and it posts as a plain form before scripts arrive.
 */
export function SignUpForm(props: {
  progressive: boolean;
  posted?: SignUpResult;
  afterwards?: ReactNode;
  children?: ReactNode;
}) {
  const { progressive, posted, afterwards, children } = props;
  const fetcher = useFetcher<SignUpResult>();
  const { result, putAway } = useFormResult<SignUpEntryField>(fetcher, posted);
  const { entry, parts, left, change, leave } = useEntry(progressive, posted?.kept ?? {});
  const [accepted, setAccepted] = useState(false);
  const [promo] = useKeptText("tab", PROMO_KEY);
  if (result?.reply[0]) return <SignedUp>{afterwards}</SignedUp>;
  const pending = fetcher.state !== "idle";
  const ready = accepted && isEntryValid(entry) && !result;
  const problems = entryProblems(entry);
  const refusal = result && !result.reply[0] ? result : null;
  function problemOf(field: SignUpEntryField): string | null {
    if (refusal?.field === field) return refusal.reply[1];
    return left.has(field) ? problems[field] : null;
  }
  return (
    <fetcher.Form
      method="post"
      action={paths.signUp()}
      data-discover="true"
      noValidate={progressive}
      onSubmit={(event) => {
        if (progressive && !ready) event.preventDefault();
      }}
      className="space-y-4"
    >
      {progressive && (
        <ProgressLine label="Passos preenchidos" value={filledSteps(entry)} max={SIGN_UP_STEPS} />
      )}
      {refusal && !refusal.field && (
        <Refusal text={refusal.reply[1]} onAgain={progressive ? putAway : undefined} />
      )}
      <input type="hidden" name="promoCode" value={promo ?? ""} />
      <SignUpFields
        entry={entry}
        parts={parts}
        problemOf={problemOf}
        refused={refusal?.field ?? null}
        onLeave={leave}
        onChange={(field, value) => {
          putAway();
          change(field, value);
        }}
      />
      {parts.terms && <TermsBox accepted={accepted} onChange={setAccepted} />}
      <Button type="submit" pending={pending} disabled={progressive && !ready} className="w-full">
        Criar conta
      </Button>
      {children}
    </fetcher.Form>
  );
}
