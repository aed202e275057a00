import type { AnswerResult } from "#app/features/bank/domain/answers/answer-result.ts";
import type { DrawnParts } from "#app/features/bank/domain/written/solution-parts.ts";
import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";

/** Answers of a device before it needs an account. */
export const ENTRY_ANSWERS = 3;
/** Entry questions of an institution. */
export const ENTRY_SET = 12;
/** Seconds that a visitor's answers wait for an account: the life of the mail that confirms it. */
export const ENTRY_KEPT = DAY;
/** Seconds before a sign-in in which who answered is who signs in: computers are shared. */
export const ENTRY_SAME_PERSON = HOUR;

/** Of one address: a school's classes begin behind one. */
export function entryLimit(address: string) {
  return { key: `entry:${addressPrefix(address)}`, limit: 1000, seconds: HOUR };
}

/** What a device has answered without an account. */
export type EntryStanding = { answers: number; right: number };

type EntrySolution = Record<"solutionHtml" | "hintHtml" | "explanationHtml", string | null> & {
  parts: DrawnParts | null;
  /** What the device answered first. */
  alternative: string;
};

/** The verdict that a visitor sees, with the explanation. */
export type EntryResult = { result: AnswerResult; solution: EntrySolution; standing: EntryStanding };
