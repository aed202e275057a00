import { NAME_MAX, NAME_MIN, normalName } from "./sign-up-rules.ts";

/** A person as Google vouches for them. `subject` is Google's own id of them: it alone links accounts. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string };

/** What Google says of a name; any of it may be missing. */
type NamesAtGoogle = { given?: unknown; family?: unknown; full?: unknown };

/** Whose first name cannot be written with letters is called so. */
const NAMELESS = "Estudante";

/** A name as our own rules have it (spec 000 §5): letters, separated by single spaces; "" where nothing is left of it. */
function lettersOf(name: unknown): string {
  if (typeof name !== "string") return "";
  const letters = normalName(name.slice(0, 4 * NAME_MAX))
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  return [...letters].slice(0, NAME_MAX).join("").trim();
}

/**
 * First name and surname from what Google says. Google's names hold anything; where there is no surname it stays empty, and
 * a first name too short for our rules is replaced.
 */
export function namesFromGoogle({ given, family, full }: NamesAtGoogle): {
  firstName: string;
  lastName: string;
} {
  const [first = "", ...rest] = lettersOf(full).split(" ");
  const firstName = lettersOf(given) || first;
  const lastName = lettersOf(family) || (lettersOf(given) ? "" : rest.join(" "));
  return { firstName: firstName.length >= NAME_MIN ? firstName : NAMELESS, lastName };
}
