import type { AgeBand } from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import type { ClaimName } from "#app/platform/access/claims.ts";

type Waiting = {
  count: number;
  verified: boolean;
  complete: boolean;
  ageBand?: AgeBand;
  claims?: readonly ClaimName[];
};

/** The kinds of accounts that are made for tests before the server starts, and how many of each. */
export const waitingPeople = {
  complete: { count: 160, verified: true, complete: true },
  incomplete: { count: 12, verified: true, complete: false },
  unverified: { count: 4, verified: false, complete: false },
  "new-password": { count: 4, verified: true, complete: false },
  adult: { count: 4, verified: true, complete: true, ageBand: "adult" },
  minor: { count: 4, verified: true, complete: true, ageBand: "17" },
  // Each mentor accompanies the mentee of the same place.
  mentor: { count: 6, verified: true, complete: true, claims: ["mentor"] },
  mentee: { count: 6, verified: true, complete: true, claims: ["mentee"] },
} satisfies Record<string, Waiting>;

export type WaitingKind = keyof typeof waitingPeople;

/** The password of every account that a test makes or uses. */
export const PASSWORD = "maré cheia de setembro";

/** The e-mails of a kind, in the order of their use. None is found by a search for another. */
export function emailsOf(kind: WaitingKind): string[] {
  const { count } = waitingPeople[kind];
  return Array.from({ length: count }, (_, index) => `pessoa-${kind}-${100 + index}@exemplo.com.br`);
}
