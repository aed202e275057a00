import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { campaignTexts } from "#app/domain/campaigns/campaign.ts";
import type { Community } from "#app/domain/communities/community.ts";
import { type FormHandler, outcomeOf } from "#app/pages/handle-form.server.ts";
import { communityPaths } from "#app/paths/communities.ts";
import { requestCampaign } from "#app/services/campaigns/request-campaign.server.ts";
import { leaveOwnShift, takeOwnShift } from "#app/services/communities/volunteer.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** Asking to be a volunteer; taking and leaving shifts. */
export function plantelForms(
  deps: Deps,
  viewer: Viewer,
  community: Community,
): Readonly<Record<string, FormHandler>> {
  return {
    ask: async () => {
      const message = campaignTexts(community.name).greeting;
      return outcomeOf(await requestCampaign(deps, viewer, { message, plantel: true }));
    },
    take: async (form) => {
      await takeOwnShift(deps, viewer, community, form.text("shift", 64));
      return redirectFor(communityPaths.plantel("entrou"));
    },
    leave: async (form) => {
      await leaveOwnShift(deps, viewer, community, form.text("shift", 64));
      return redirectFor(communityPaths.plantel("saiu"));
    },
  };
}
