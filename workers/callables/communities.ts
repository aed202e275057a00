import * as v from "valibot";
import { requestCampaign } from "#app/features/communities/services/request-campaign.server.ts";
import { LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import { callable } from "./callable.ts";

const sent = v.object({
  message: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)), ""),
  plantel: v.nullish(v.boolean(), false),
});

/** userSendChatMessage (R-CALL-2). The message names a campaign or goes to the team. */
export const userSendChatMessage = callable("signed-in", sent, ({ deps, viewer }, message) =>
  requestCampaign(deps, viewer, message),
);
