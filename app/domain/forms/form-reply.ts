/** What was typed, by the field's name: several texts for a group of checkboxes, never a password. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/**
 * The reply to every form. `done`: the request was carried out. Neither done nor a message nor a problem: something to look at
 * first, which `Extra` holds.
 */
export type FormReply<Field extends string = string, Extra = unknown> = {
  /** Which form of the page it was: its `intent` field, "" where it has none. */
  intent: string;
  done: boolean;
  /** Shown over the form: what was done, or what is wrong where no field says it. */
  message: string | null;
  problems: Readonly<Partial<Record<Field, string>>>;
  /** Empty once it is done. */
  values: FormValues;
} & Partial<Extra>;

/** What is wrong, in one text: the message, or the first field's problem. Null where nothing is. */
export function refusalOf({ done, message, problems }: FormReply): string | null {
  return done ? null : (message ?? Object.values(problems)[0] ?? null);
}
