import { NAME_MAX, NAME_MIN, normalName } from "../sign-up/sign-up-rules.ts";

/** A person as Google vouches for them. Only `subject`, Google's id, links accounts. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string };

type NamesAtGoogle = { given?: unknown; family?: unknown; full?: unknown };

/** First name where Google's has no letters. */
const NAMELESS = "Estudante";

/** A name by our rules (R-ACC-5): letters and single spaces; "" where nothing is left. */
function lettersOf(name: unknown): string {
  if (typeof name !== "string") return "";
  const letters = normalName(name.slice(0, 4 * NAME_MAX))
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  return [...letters].slice(0, NAME_MAX).join("").trim();
}

/** First name and surname from Google's fields; a missing surname stays empty, a too short first name is replaced. */
export function namesFromGoogle({ given, family, full }: NamesAtGoogle): {
  firstName: string;
  lastName: string;
} {
  const [first = "", ...rest] = lettersOf(full).split(" ");
  const firstName = lettersOf(given) || first;
  const lastName = lettersOf(family) || (lettersOf(given) ? "" : rest.join(" "));
  return { firstName: firstName.length >= NAME_MIN ? firstName : NAMELESS, lastName };
}
