import type { AccountState } from "#app/features/accounts/domain/account-state.ts";
import { WEEK } from "#app/platform/time/units.ts";

/** Steps from 0 (R-SHELL-9). */
export const TUTORIAL_STEPS = 5;
/** localStorage: "yes" once closed or finished (R-DEVICE-1). */
export const TUTORIAL_SEEN_KEY = "seen-tutorial";
/** Seconds after registration in which a person is new. */
const NEW_FOR_SECONDS = WEEK;

/** Epoch seconds; null: registration incomplete. */
export function isNewcomer(profileCompleteAt: number | null, now: number): boolean {
  return profileCompleteAt !== null && now - profileCompleteAt < NEW_FOR_SECONDS;
}

/** For new accounts, on the general page, once per device. */
export function tutorialDue(state: {
  account: AccountState;
  newcomer: boolean;
  onGeneralPage: boolean;
  seen: string | null;
}): boolean {
  return state.account === "complete" && state.newcomer && state.onGeneralPage && state.seen !== "yes";
}

export function tutorialStep(step: number, move: -1 | 1): number {
  return Math.min(Math.max(step + move, 0), TUTORIAL_STEPS - 1);
}
