import type { Viewer } from "#app/platform/access/viewer.ts";
import { type DemoAccount, demoAccounts } from "#content/demo-accounts.ts";

/** The name of the visitor, beside those of the demo accounts. */
export const VISITOR = "visitante";

/** The viewer a demo account is once signed in. */
function viewerOfAccount(account: DemoAccount, index: number): Viewer {
  return {
    id: account.name,
    num: index + 1,
    sessionId: "s",
    stamp: 0,
    firstName: account.firstName,
    picture: null,
    claims: account.claims,
    school: account.school && { ...account.school, person: index + 1 },
    otherSchools: [],
    emailVerified: account.verified,
    profileComplete: account.complete,
    pendingPasswordReset: false,
    creationState: 2,
  };
}

/** Everybody the product knows: the visitor and the demo accounts, by name. */
export const demoViewers: readonly { name: string; viewer: Viewer | null }[] = [
  { name: VISITOR, viewer: null },
  ...demoAccounts.map((account, index) => ({ name: account.name, viewer: viewerOfAccount(account, index) })),
];

/** The viewer of this name. */
export function demoViewer(name: string): Viewer | null {
  const found = demoViewers.find((each) => each.name === name);
  if (!found) throw new Error(`no demo account is called ${name}`);
  return found.viewer;
}
