import { createContext, type RefObject } from "react";

/** A form on its way. */
export type FormProgress = {
  /** Its newest reply. */
  latest: { done: boolean } | null;
  /** By the server; the page has not moved on yet. */
  answered: boolean;
  sending: (name: string) => FormDataEntryValue | null;
};

/** Of the form around a field; it says how it ended also once the form is gone. */
export const FormSending = createContext<RefObject<FormProgress> | null>(null);
