import { requestCampaign } from "#app/features/communities/services/request-campaign.server.ts";
import { LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { callable } from "./callable.ts";

/** userSendChatMessage (R-CALL-2): message, plantel. The message names a campaign or goes to the team. */
export const userSendChatMessage = callable("signed-in", async ({ deps, viewer }, data) => {
  const message = data.message ?? "";
  const plantel = data.plantel ?? false;
  if (typeof message !== "string" || message.length > LONGEST_MESSAGE) throw new AppError("invalid-body");
  if (typeof plantel !== "boolean") throw new AppError("invalid-body");
  return await requestCampaign(deps, viewer, { message, plantel });
});
