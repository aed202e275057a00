import type { AccountState } from "../accounts/account-state.ts";

/** Steps of the tutorial, numbered from 0 (spec 000 §9). */
export const TUTORIAL_STEPS = 5;
/** Kept on the device: "yes" once the tutorial was closed or finished (spec 000 §3). */
export const TUTORIAL_SEEN_KEY = "seen-tutorial";
/** Seconds after completing the registration in which a person is new to the product. */
const NEW_FOR_SECONDS = 7 * 24 * 3600;

/** Whether a person has only just arrived. Both in epoch seconds; null: the registration is not complete. */
export function isNewcomer(profileCompleteAt: number | null, now: number): boolean {
  return profileCompleteAt !== null && now - profileCompleteAt < NEW_FOR_SECONDS;
}

/** Whether the tutorial is wanted: by whoever has just completed their account, on the general page, once a device. */
export function tutorialDue(state: {
  account: AccountState;
  newcomer: boolean;
  onGeneralPage: boolean;
  seen: string | null;
}): boolean {
  return state.account === "complete" && state.newcomer && state.onGeneralPage && state.seen !== "yes";
}

/** The step that a move leads to: never before the first, never past the last. */
export function tutorialStep(step: number, move: -1 | 1): number {
  return Math.min(Math.max(step + move, 0), TUTORIAL_STEPS - 1);
}
