import { readOwnAvatar } from "#app/features/accounts/services/read-avatar.server.ts";
import { billingPaths } from "#app/features/billing/paths.ts";
import { shellRowOf } from "#app/features/communities/queries/campaigns/campaigns.server.ts";
import { readBell } from "#app/features/messages/services/list-notifications.server.ts";
import { hasPage } from "#app/platform/access/has-page.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { readAdult } from "#app/platform/analytics/services/read-adult.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { ShellState, ShellView } from "#app/platform/page/services/shell-view.ts";
import { isNewcomer } from "../domain/tutorial.ts";
import { menuOf } from "../menu.server.ts";

/** In the page's batch; null parts if the database fails, which must not fail a page (REL-04). */
export async function readShell(deps: Deps, viewer: Viewer | null): Promise<ShellView> {
  const menu = menuOf(viewer);
  const outside = {
    menu,
    model: deps.hasModel,
    messagingPhone: deps.messagingPhone(),
    channels: deps.publicChannels(),
  };
  if (!viewer) return { viewer: null, bell: null, shell: null, google: deps.google !== null, ...outside };
  const { id, firstName, claims, school, communities } = viewer;
  const { emailVerified, profileComplete, pendingPasswordReset, creationState } = viewer;
  const account = { emailVerified, profileComplete, pendingPasswordReset, creationState };
  const [avatar, bell, adult, shell] = await Promise.all([
    readOwnAvatar(deps, viewer),
    readBell(deps, viewer),
    readAdult(deps, viewer),
    readState(deps, viewer),
  ]);
  const person = { id, firstName, claims, school, communities, adult, avatar, ...account };
  return { viewer: person, bell, shell, google: false, ...outside };
}

async function readState(deps: Deps, viewer: Viewer): Promise<ShellState | null> {
  try {
    const [row] = await deps.read(shellRowOf(deps.db, viewer.id));
    if (!row) return null;
    const { promo, requested, supportPhone, profileCompleteAt } = row;
    const newcomer = isNewcomer(profileCompleteAt, deps.now());
    const chat = { answers: row.answers ?? 0, read: row.answersRead ?? 0 };
    return { promo, requested, supportPhone, newcomer, chat, payment: hasPage(billingPaths.payment()) };
  } catch {
    return null;
  }
}
