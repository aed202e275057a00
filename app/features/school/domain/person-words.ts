import { words } from "#app/platform/text/normalize.ts";

/** What finds a person of a school. `mobile`: digits. */
export type FindablePerson = {
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
  schoolUserId: string | null;
};

const COUNTRY = /^55(?=\d{10,11}$)/;

/** The whole number, without country, without area code, and its last four digits. */
function mobileWords(mobile: string | null): string[] {
  const digits = mobile?.replace(/\D/g, "") ?? "";
  if (digits.length < 8) return digits ? [digits] : [];
  const national = digits.replace(COUNTRY, "");
  const local = national.length >= 10 ? national.slice(2) : national;
  return [digits, national, local, digits.slice(-4)];
}

/** Folded words, each once: "maria silva maria farol test 2026001". */
export function personWords({ firstName, lastName, email, mobile, schoolUserId }: FindablePerson): string {
  const compact = schoolUserId ? words(schoolUserId).join("") : "";
  const all = [
    ...words(`${firstName} ${lastName} ${email ?? ""} ${schoolUserId ?? ""}`),
    compact,
    ...mobileWords(mobile),
  ];
  return [...new Set(all.filter((word) => word !== ""))].join(" ");
}
