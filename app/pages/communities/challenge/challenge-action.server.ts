import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { CommunityPlace } from "#app/domain/communities/community.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { practicePaths } from "#app/paths/practice.ts";
import { beginSet } from "#app/services/communities/challenge.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** Beginning a week's set. */
export function challengeForms(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
): Readonly<Record<string, FormHandler>> {
  return {
    begin: async (form) =>
      redirectFor(practicePaths.session(await beginSet(deps, viewer, community, form.text("set", 64)))),
  };
}
