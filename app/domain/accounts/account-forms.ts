import type { FormResult } from "./form-result.ts";

/** What the forms of 'Conta e segurança' ask for, as they are sent. */
export const accountIntents = [
  "end-session",
  "end-others",
  "password",
  "recovery-link",
  "email",
  "cancel-email",
  "delete",
] as const;
export type AccountIntent = (typeof accountIntents)[number];

/** `current` is the password a person has, `password` the one they want. */
export type AccountField = "current" | "password" | "confirmation" | "email" | "agreed";

/** What a form of that page gets back; `intent` tells which one it was, where the page was posted as a whole. */
export type AccountResult = FormResult<AccountField> & { intent?: AccountIntent };

export function isAccountIntent(text: string): text is AccountIntent {
  return accountIntents.some((intent) => intent === text);
}
