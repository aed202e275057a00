import type { CommunityPlace } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";
import { communityPages } from "../../paths.ts";
import { claimOwnShift, leaveOwnShift } from "../../services/volunteer.server.ts";

/** Claiming and leaving shifts. */
export function shiftForms(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  const done = (feito: string) => redirectFor(withQuery(communityPages(community.code).page, { feito }));
  return {
    take: async (form) => {
      await claimOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("entrou");
    },
    leave: async (form) => {
      await leaveOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("saiu");
    },
  } satisfies Readonly<Record<string, FormHandler>>;
}
