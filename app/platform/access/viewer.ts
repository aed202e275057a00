import type { OwnCommunity } from "./community.ts";
import type { Membership } from "./membership.ts";

/** From the signed token; confirmed by the session's stamp in every batch that reads D1. */
export type Viewer = {
  id: string;
  /** The short number that keys the ledger. */
  num: number;
  /** SHA-256 of the session token: the primary key of the session's row. */
  sessionId: string;
  /** The claims version the token was signed with. */
  stamp: number;
  firstName: string;
  /** The key of the person's own picture; null without one. */
  picture: string | null;
  claims: readonly string[];
  /** The membership used last; null outside schools. */
  school: Membership | null;
  /** The other ones (R-ACCESS-6). */
  otherSchools: readonly Membership[];
  /** None in a token of before. */
  communities?: readonly OwnCommunity[];
  /** When the plan of the moment begins or ends; the token lives no longer. Epoch seconds. */
  plansChangeAt?: number | null;
  /** Up to 16, and the guardian has not confirmed; none in a token of before. */
  guardianWaits?: boolean;
  emailVerified: boolean;
  profileComplete: boolean;
  /** Must choose a new password first (R-ACC-15). */
  pendingPasswordReset: boolean;
  /** 1: signed up with Google and not yet set up; 2: set up. */
  creationState: 1 | 2;
};
