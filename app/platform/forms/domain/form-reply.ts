/** Typed values by field: several for checkboxes, never a password. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** Reply to every form. Not done, without message or problem: a preview, in `Extra`. */
export type FormReply<Field extends string = string, Extra = unknown> = {
  intent: string;
  done: boolean;
  /** Above the form: success, or a refusal without a field. */
  message: string | null;
  problems: Readonly<Partial<Record<Field, string>>>;
  /** Empty on success. */
  values: FormValues;
} & Partial<Extra>;

/** One text: the message, or the first field's problem; or null. */
export function refusalOf({ done, message, problems }: FormReply): string | null {
  return done ? null : (message ?? Object.values(problems)[0] ?? null);
}
