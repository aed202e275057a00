import type { Viewer } from "#app/access/viewer.ts";
import type { AccountReply } from "#app/domain/accounts/account-reply.ts";
import { campaignIn, campaignState, campaigns } from "#app/domain/campaigns/campaign.ts";
import { requestTexts } from "#app/domain/campaigns/request-texts.ts";
import { chatTexts } from "#app/domain/chat/chat.ts";
import { AppError } from "#app/errors/app-error.ts";
import { insertCampaignRequest } from "#app/queries/campaigns/campaigns.server.ts";
import { sendMessage } from "../chat/send-message.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Stores a request once; `plantel` counts if the message names no campaign. Any other message goes to the team. Throws
 * email-unconfirmed, too-many-chat-messages.
 */
export async function requestCampaign(
  deps: Deps,
  viewer: Viewer,
  sent: { message: string; plantel: boolean },
): Promise<AccountReply> {
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  if (!viewer.profileComplete) return [false, requestTexts.incomplete];
  const message = sent.message.trim();
  const campaign = campaignIn(message) ?? (sent.plantel ? "PLANTEL" : null);
  if (!campaign) {
    if (message === "") return [false, chatTexts.empty];
    await sendMessage(deps, viewer, { operation: deps.newId(), content: message });
    return [true, chatTexts.sent];
  }
  if (campaignState(campaign, viewer.claims, []) === "member")
    return [false, requestTexts.member(campaigns[campaign].name)];
  const request = { userId: viewer.id, campaign, message, createdAt: deps.now() };
  await deps.write(insertCampaignRequest(deps.db, request));
  return [true, requestTexts.sent];
}
