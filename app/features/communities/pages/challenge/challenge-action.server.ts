import { practicePaths } from "#app/features/practice/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { startSet } from "../../services/challenge.server.ts";
import { readCommunityWith } from "../../services/own-community.server.ts";

/** Beginning a week's set. */
export async function handleChallenge(request: Request, deps: Deps, viewer: Viewer, code: string) {
  const community = await readCommunityWith(deps, code, "challenge");
  return handleForm(request, {
    begin: async (form) =>
      redirectFor(practicePaths.session(await startSet(deps, viewer, community, form.text("set", 64)))),
  });
}
