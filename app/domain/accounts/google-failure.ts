import type { ErrorCode } from "#app/errors/catalogue.ts";
import { shownRefusals } from "#app/errors/shown-refusals.ts";

/** The parameter of an address that holds such a word. */
export const FAILURE_PARAMETER = "falha";

/** The words by which an address tells why signing in with Google failed, and the refusal each stands for (spec 000 §8). */
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

/** The word for a refusal; whatever has none of its own has simply failed. */
export function googleFailureOf(code: ErrorCode): GoogleFailure {
  const words = Object.keys(refusals) as GoogleFailure[];
  return words.find((word) => refusals[word] === code) ?? "falhou";
}

/** The text for a word of an address; null for any other: nobody puts words of their own into our login. */
export function googleFailureText(word: string | null): string | null {
  if (word === null || !Object.hasOwn(refusals, word)) return null;
  return shownRefusals[refusals[word as GoogleFailure]].message;
}
