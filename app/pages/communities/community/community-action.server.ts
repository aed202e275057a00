import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { CommunityPlace } from "#app/domain/communities/community.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { communityPages } from "#app/paths/community-pages.ts";
import { withQuery } from "#app/paths/with-query.ts";
import { leaveOwnShift, takeOwnShift } from "#app/services/communities/volunteer.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** Taking and leaving shifts. */
export function shiftForms(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  const done = (feito: string) => redirectFor(withQuery(communityPages(community.code).page, { feito }));
  return {
    take: async (form) => {
      await takeOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("entrou");
    },
    leave: async (form) => {
      await leaveOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("saiu");
    },
  } satisfies Readonly<Record<string, FormHandler>>;
}
