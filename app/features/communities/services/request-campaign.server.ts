import type { AccountReply } from "#app/features/accounts/domain/account-reply.ts";
import type { Audience } from "#app/features/messages/domain/audience.ts";
import { chatTexts } from "#app/features/messages/domain/chat.ts";
import { requestTexts } from "#app/features/messages/domain/request-texts.ts";
import { notifyHourly } from "#app/features/messages/services/notify-hourly.server.ts";
import { sendMessage } from "#app/features/messages/services/send-message.server.ts";
import { campaignIn, campaigns, isDecidedByTeam, LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import { belongsTo, type NamedCommunity } from "#app/platform/access/community.ts";
import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { communityPages } from "../paths.ts";
import { insertCampaignRequest } from "../queries/campaigns/campaigns.server.ts";

/**
 * Stores a request once; `plantel` counts if the message names no campaign. Any other message goes to the team. Throws
 * email-unconfirmed, too-many-chat-messages.
 */
export async function requestCampaign(
  deps: Deps,
  viewer: Viewer,
  sent: { message: string; plantel: boolean },
): Promise<AccountReply> {
  requireGuardian(viewer, "message");
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  if (!viewer.profileComplete) return [false, requestTexts.incomplete];
  const message = sent.message.trim();
  const campaign = campaignIn(message) ?? (sent.plantel ? "PLANTEL" : null);
  if (!campaign) {
    if (message === "") return [false, chatTexts.empty];
    await sendMessage(deps, viewer, { operation: deps.newId(), content: message });
    return [true, chatTexts.sent];
  }
  return await requestToJoin(deps, viewer, campaigns[campaign], message);
}

/** Requests to join a community, once. Throws email-unconfirmed. */
export async function requestToJoin(
  deps: Deps,
  viewer: Viewer,
  community: NamedCommunity,
  message: string,
): Promise<AccountReply> {
  requireGuardian(viewer, "message");
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  if (!viewer.profileComplete) return [false, requestTexts.incomplete];
  if (belongsTo(community, viewer)) return [false, requestTexts.member(community.name)];
  await store(deps, viewer, community, message);
  return [true, requestTexts.sent];
}

async function store(deps: Deps, viewer: Viewer, community: NamedCommunity, message: string): Promise<void> {
  const { name, code } = community;
  const request = { userId: viewer.id, campaign: code, message, createdAt: deps.now() };
  const [stored] = await deps.write(insertCampaignRequest(deps.db, request));
  if (!stored) return;
  const audience: Audience = isDecidedByTeam(code)
    ? { kind: "claim", claim: "admin" }
    : { kind: "community", of: community, adminsOnly: true };
  const work = { word: `pedidos-${code}`, content: requestTexts.waiting(name) };
  const link = communityPages(code).requests;
  deps.later((later) => notifyHourly(later, { audience, link, ...work }));
}

/** A message to the team that names a campaign is its request, too. True: it is one. */
export async function requestIn(deps: Deps, viewer: Viewer, content: string): Promise<boolean> {
  const campaign = campaignIn(content);
  if (!campaign || !viewer.profileComplete) return false;
  if (belongsTo(campaigns[campaign], viewer)) return false;
  await store(deps, viewer, campaigns[campaign], cutText(content.trim(), LONGEST_MESSAGE));
  return true;
}
