import type { QuestionDraft } from "./draft.ts";
import { ordRange } from "./ord.ts";

/** Questions of one school start here: above every year, so that no range of years includes them. */
export const FIRST_SCHOOL_ORD = ordRange(null, null).before;
/** Codes have 40 bits. */
const PLACES = 2 ** 40 - FIRST_SCHOOL_ORD;
/** Hexadecimal digits of a safe integer. */
const DIGITS = 13;

export function isSchoolOrd(ord: number): boolean {
  return ord >= FIRST_SCHOOL_ORD;
}

/** From a random hexadecimal id, so that codes cannot be enumerated. */
export function schoolOrd(id: string): number {
  return FIRST_SCHOOL_ORD + (Number.parseInt(id.slice(0, DIGITS), 16) % PLACES);
}

/** Out of the bank's indexes, panels, findings and lists: in quarantine, or of one school alone. */
export function isHeld(ord: number, { status }: Pick<QuestionDraft, "status">): boolean {
  return isSchoolOrd(ord) || status === "quarantined";
}
