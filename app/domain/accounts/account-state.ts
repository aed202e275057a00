/** How far an account is (spec 000 §4). The two in the middle are shown the complete-registration dialog. */
export type AccountState = "no-user" | "pending-confirmation" | "incomplete-profile" | "complete";

/** 0: nobody yet; 1: signed up with Google and not yet set up; 2: set up. Below 2 the profile is being configured (spec 000 §4). */
export type CreationState = 0 | 1 | 2;

type Known = { emailVerified: boolean; profileComplete: boolean; creationState: 1 | 2 };

/** How far the account of whoever asks is. */
export function accountState(viewer: Known | null): AccountState {
  if (!viewer) return "no-user";
  if (!viewer.emailVerified) return "pending-confirmation";
  return viewer.profileComplete ? "complete" : "incomplete-profile";
}

/** The creation state of whoever asks: 0 for a visitor. */
export function creationState(viewer: Known | null): CreationState {
  return viewer?.creationState ?? 0;
}
