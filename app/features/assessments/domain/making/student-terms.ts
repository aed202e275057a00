import { MOST_EXTRA } from "#app/features/bank/domain/held-back.ts";

/** What is different for one student; times in epoch seconds. `invited`: not only through a class. */
export type StudentTerms = {
  personId: string;
  invited: boolean;
  extraMinutes: number;
  largeText: boolean;
  opensAt: number | null;
  closesAt: number | null;
  moreAttempts: number;
};

const MOST_STUDENTS = 400;
const MOST_MORE_ATTEMPTS = 5;

function isCount(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function isTime(value: unknown): value is number | null {
  return value === null || isCount(value, 100_000_000_000);
}

function termsOf(value: unknown): StudentTerms | null {
  if (typeof value !== "object" || value === null) return null;
  const { personId, invited, extraMinutes, largeText, opensAt, closesAt, moreAttempts } = value as Record<
    string,
    unknown
  >;
  if (typeof personId !== "string" || !/^[0-9a-f]{32}$/.test(personId)) return null;
  if (typeof invited !== "boolean" || typeof largeText !== "boolean") return null;
  if (!isCount(extraMinutes, MOST_EXTRA) || !isCount(moreAttempts, MOST_MORE_ATTEMPTS)) return null;
  if (!isTime(opensAt) || !isTime(closesAt)) return null;
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) return null;
  return { personId, invited, extraMinutes, largeText, opensAt, closesAt, moreAttempts };
}

/** Null for what is no list of terms, or too long. */
export function readTerms(source: string): StudentTerms[] | null {
  let sent: unknown;
  try {
    sent = JSON.parse(source);
  } catch {
    return null;
  }
  if (!Array.isArray(sent) || sent.length > MOST_STUDENTS) return null;
  const terms = sent.flatMap((value) => termsOf(value) ?? []);
  return terms.length === sent.length ? terms : null;
}
