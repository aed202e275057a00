import { practicePaths } from "#app/features/practice/paths.ts";
import type { CommunityPlace } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { startSet } from "../../services/challenge.server.ts";

/** Beginning a week's set. */
export function challengeForms(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
): Readonly<Record<string, FormHandler>> {
  return {
    begin: async (form) =>
      redirectFor(practicePaths.session(await startSet(deps, viewer, community, form.text("set", 64)))),
  };
}
