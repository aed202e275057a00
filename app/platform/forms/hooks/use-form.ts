import {
  type FetcherWithComponents,
  type Form,
  useActionData,
  useFetcher,
  useNavigation,
} from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import type { FormProgress } from "#app/platform/drafts/calls/keep-field.ts";
import type { FormReply } from "../domain/form-reply.ts";

/** Selects a form's reply by intent and field values. */
type Own = { intents?: readonly string[]; about?: Readonly<Record<string, string>> };

function isOwn({ intents, about = {} }: Own, intent: string, text: (name: string) => unknown): boolean {
  if (intents && !intents.includes(intent)) return false;
  return Object.entries(about).every(([name, value]) => text(name) === value);
}

type Sending = { state: string; formData?: FormData };

export type FormState<Field extends string = string, Extra = unknown> = {
  /** Null before the first, after `putAway`, and in place while the next is under way. */
  reply: FormReply<Field, Extra> | null;
  /** The newest reply, displayed or not. */
  latest: FormReply<Field, Extra> | null;
  /** Sends without leaving the page; undefined: the page's own form, which navigates. */
  sender?: typeof Form;
  pending: boolean;
  /** The submitted value while sending. */
  sending: (name: string) => FormDataEntryValue | null;
  problem: (field: Field) => string | null;
  /** The typed or initial value. */
  value: (field: Field, initial?: string) => string;
  values: (field: Field, initial: readonly string[]) => readonly string[];
  field: (name: Field, initial?: string) => { name: Field; defaultValue: string; problem: string | null };
  putAway: () => void;
  /** How its sending goes, for what its fields store on the device. */
  progress: RefObject<FormProgress>;
};

function useFormState<Field extends string, Extra>(
  newest: FormReply<Field, Extra> | null,
  { state, formData }: Sending,
  sender?: typeof Form,
): FormState<Field, Extra> {
  const [away, setAway] = useState<FormReply<Field, Extra> | null>(null);
  const reply = (sender && state === "submitting") || newest === away ? null : newest;
  const problem = (field: Field) => reply?.problems[field] ?? null;
  const value = (field: Field, initial = "") => newest?.values[field]?.[0] ?? initial;
  const sending = (name: string) => formData?.get(name) ?? null;
  const newestStep = { latest: newest, answered: state === "loading" && formData !== undefined, sending };
  const progress = useRef<FormProgress>(newestStep);
  progress.current = newestStep;
  return {
    progress,
    reply,
    latest: newest,
    sending,
    sender,
    pending: state !== "idle",
    problem,
    value,
    values: (field, initial) => newest?.values[field] ?? initial,
    field: (name, initial) => ({ name, defaultValue: value(name, initial), problem: problem(name) }),
    putAway: () => setAway(newest),
  };
}

/** Sends without navigation; before hydration, the page reloads with its reply. */
export function useForm<Field extends string = string, Extra = unknown>(
  own: Own = {},
): FormState<Field, Extra> & { submit: FetcherWithComponents<unknown>["submit"] } {
  const fetcher = useFetcher<FormReply<Field, Extra>>();
  const posted = usePosted<Field, Extra>(own);
  const data = fetcher.data as FormReply<Field, Extra> | undefined;
  return { ...useFormState(data ?? posted, fetcher, fetcher.Form), submit: fetcher.submit };
}

/** Sends with navigation. */
export function usePageForm<Field extends string = string, Extra = unknown>(
  own: Own = {},
): FormState<Field, Extra> {
  const { state, formData } = useNavigation();
  const posted = usePosted<Field, Extra>(own);
  const isSent = formData && isOwn(own, String(formData.get("intent") ?? ""), (name) => formData.get(name));
  return useFormState(posted, isSent ? { state, formData } : { state: "idle" });
}

function usePosted<Field extends string, Extra>(own: Own): FormReply<Field, Extra> | null {
  const posted = useActionData<FormReply<Field, Extra>>() as FormReply<Field, Extra> | undefined;
  return posted && isOwn(own, posted.intent, (name) => posted.values[name]?.[0]) ? posted : null;
}
