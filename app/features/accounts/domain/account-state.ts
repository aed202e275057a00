/** Account progress (R-ACC-1). The two middle states get the complete-registration dialog. */
export type AccountState = "no-user" | "pending-confirmation" | "incomplete-profile" | "complete";

/** 0: no user; 1: signed up with Google, not set up; 2: set up. Below 2 the profile is incomplete (R-ACC-2). */
export type CreationState = 0 | 1 | 2;

type Known = { emailVerified: boolean; profileComplete: boolean; creationState: 1 | 2 };

export function accountState(viewer: Known | null): AccountState {
  if (!viewer) return "no-user";
  if (!viewer.emailVerified) return "pending-confirmation";
  return viewer.profileComplete ? "complete" : "incomplete-profile";
}

export function creationState(viewer: Known | null): CreationState {
  return viewer?.creationState ?? 0;
}
