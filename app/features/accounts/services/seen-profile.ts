import type { Viewer } from "#app/platform/access/viewer.ts";
import { heldVisibility, maySeeProfile, type Privacy, privateByDefault } from "../domain/profile-privacy.ts";
import type { ProfileRow } from "../queries/profiles.server.ts";

/** What its person chose, as far as their age allows. */
export function privacyOf(row: ProfileRow): Privacy {
  const chosen = row.visibility ?? privateByDefault.visibility;
  return { visibility: heldVisibility(chosen, row.ageBand), shares: row.shares ?? [] };
}

/** Whether a viewer may see this profile. Unconfirmed accounts have none. */
export function isSeenBy(row: ProfileRow, viewer: Viewer | null): boolean {
  const onlooker = { isOwn: viewer?.id === row.id, isConfirmed: viewer?.emailVerified ?? false };
  return maySeeProfile(privacyOf(row).visibility, onlooker);
}
