import type { ErrorCode } from "#app/platform/errors/catalogue.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";

/** Failure words in the URL of a Google sign-in, with the error each names (R-ACC-13). */
const refusals = {
  cancelado: "auth/popup-closed-by-user",
  "outra-forma": "auth/account-exists-with-different-credential",
  suspensa: "auth/user-disabled",
  "suspensa-na-escola": "auth/school-user-disabled",
  "suspensa-escola": "auth/school-user-disabled",
  limite: "auth/too-many-requests",
  falhou: "auth/google-failed",
} as const satisfies Record<string, keyof typeof shownRefusals>;

export type GoogleFailure = keyof typeof refusals;

export function googleFailureOf(code: ErrorCode): GoogleFailure {
  const words = Object.keys(refusals) as GoogleFailure[];
  return words.find((word) => refusals[word] === code) ?? "falhou";
}

/** Null for an unknown word: no free text from the URL reaches the login form. */
export function googleFailureText(word: string | null): string | null {
  if (word === null || !Object.hasOwn(refusals, word)) return null;
  return shownRefusals[refusals[word as GoogleFailure]].message;
}
