import { type ReactNode, useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { Refusal } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
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
} from "../../domain/sign-up/sign-up-steps.ts";
import { signInPaths } from "../../paths.ts";
import { ProgressLine } from "../questionnaire/progress-line.tsx";
import { SignUpFields, TermsBox } from "./sign-up-fields.tsx";
import { SignedUp } from "./signed-up.tsx";
import { useBackWithChoice } from "./use-back-with-choice.ts";
import { PROMO_KEY } from "./use-stored-codes.ts";

type SignUpState = FormState<SignUpEntryField>;

/** Values, visible fields and touched fields. */
function useEntry(progressive: boolean, { value }: SignUpState) {
  const [entry, setEntry] = useState<SignUpEntry>(() => ({
    ...emptyEntry,
    ...{ email: value("email"), firstName: value("firstName"), lastName: value("lastName") },
  }));
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

/** Sign-up (R-ACC-3). `progressive`: fields appear in turn (dialog); else all at once, a plain form without scripts. */
export function SignUpForm(props: { progressive: boolean; back: string; children?: ReactNode }) {
  const { progressive, back, children } = props;
  const form = useForm<SignUpEntryField>();
  const { reply, pending, putAway } = form;
  const { entry, parts, left, change, leave } = useEntry(progressive, form);
  const [accepted, setAccepted] = useState(false);
  const [promo] = useStoredText("tab", PROMO_KEY);
  const backWithChoice = useBackWithChoice(back);
  if (reply?.done) return <SignedUp entry={entry} back={back} onCorrect={putAway} />;
  const ready = accepted && isEntryValid(entry) && !reply;
  const problems = entryProblems(entry);
  return (
    <Form
      of={form}
      action={signInPaths.signUp()}
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
      {reply?.message && <Refusal text={reply.message} onAgain={progressive ? putAway : undefined} />}
      <input type="hidden" name="promoCode" value={promo ?? ""} />
      <input type="hidden" name="redirect" value={backWithChoice} />
      <SignUpFields
        entry={entry}
        parts={parts}
        problemOf={(field) => form.problem(field) ?? (left.has(field) ? problems[field] : null)}
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
    </Form>
  );
}
