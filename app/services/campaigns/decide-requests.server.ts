import { claimNames } from "#app/access/claims.ts";
import {
  type RequestCursor,
  type RequestState,
  requestCursor,
  wordProblem,
} from "#app/domain/campaigns/access-request.ts";
import { type CampaignCode, campaigns, campaignsDecidedBy } from "#app/domain/campaigns/campaign.ts";
import { requestTexts } from "#app/domain/campaigns/request-texts.ts";
import { AppError } from "#app/errors/app-error.ts";
import { chatPaths } from "#app/paths/chat.ts";
import { homePaths } from "#app/paths/home.ts";
import { type AuditEntry, PLATFORM } from "#app/queries/admin/audit.server.ts";
import {
  acceptRequestOf,
  accessRequests,
  declineRequestOf,
  type RequestPlace,
  waitingRequest,
  waitingRequests,
} from "#app/queries/campaigns/access-requests.server.ts";
import type { NewPersonal } from "#app/queries/notifications/personal-notices.server.ts";
import type { Actor } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { personalRow, showInTabs } from "../notifications/notify-people.server.ts";

const PAGE = 20;
/** Times that a decision is tried while the person's access changes. */
const TRIES = 3;

export type AccessRequestView = {
  userId: string;
  name: string;
  email: string;
  message: string;
  createdAt: number;
  decidedAt: number | null;
  word: string | null;
};

/** A page of a campaign's requests, and how many wait of each. Throws no-permission. */
export async function listAccessRequests(
  deps: Deps,
  claims: readonly string[],
  asked: { campaign: CampaignCode; state: RequestState; after: RequestCursor | null },
): Promise<{
  requests: AccessRequestView[];
  waiting: { campaign: CampaignCode; n: number }[];
  next: string | null;
}> {
  const own = campaignsDecidedBy(claims);
  if (!own.includes(asked.campaign)) throw new AppError("no-permission");
  const [rows, waiting] = await deps.read(
    accessRequests(deps.db, asked, PAGE + 1),
    waitingRequests(deps.db, own),
  );
  const requests = rows.slice(0, PAGE).map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
  }));
  const last = requests.at(-1);
  const next = rows.length > PAGE && last ? requestCursor({ at: last.createdAt, userId: last.userId }) : null;
  return { requests, waiting, next };
}

/** Throws no-permission, whatever page or call is used. */
function entryOf(
  deps: Deps,
  { viewer, requestId }: Actor,
  campaign: CampaignCode,
  decision: Pick<AuditEntry, "action" | "reason">,
): AuditEntry {
  if (viewer && !campaignsDecidedBy(viewer.claims).includes(campaign)) throw new AppError("no-permission");
  return { scope: PLATFORM, at: deps.now(), actorId: viewer?.id ?? null, requestId, ...decision };
}

function noticeOf(deps: Deps, userId: string, content: string, link: string): NewPersonal {
  return personalRow({ id: deps.newId(), userId, type: "aviso", content, link }, deps.now());
}

function show(deps: Deps, told: NewPersonal, num: number | undefined): void {
  if (num !== undefined) showInTabs(deps, [told], [{ id: told.id, num }]);
}

/**
 * Grants the campaign's claim and notifies the person, once, even if several admins decide at the same moment; the claims take effect immediately.
 * False: it does not wait any more. Throws no-permission, user-changed.
 */
export async function acceptRequest(deps: Deps, actor: Actor, place: RequestPlace): Promise<boolean> {
  const { name, members } = campaigns[place.campaign];
  const entry = entryOf(deps, actor, place.campaign, { action: "campaign.accept", reason: name });
  const told = noticeOf(deps, place.userId, requestTexts.accepted(name), homePaths.general());
  const [granted] = members;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [[waiting]] = await deps.write(waitingRequest(deps.db, place));
    if (!waiting) return false;
    const { claims, claimsVersion: version, schoolId, schoolRole } = waiting;
    const wanted = claimNames.filter((claim) => claim === granted || claims.includes(claim));
    const change = { claims: wanted, version, schoolId, schoolRole, newcomer: null };
    const [[accepted], , [notice]] = await deps.write(
      ...acceptRequestOf(deps.db, place, change, { entry, told }),
    );
    if (!accepted) continue;
    deps.later(({ channels }) => channels.closeUser(place.userId));
    show(deps, told, notice?.num);
    return true;
  }
  throw new AppError("user-changed");
}

/** False: it does not wait any more. Throws no-permission, invalid-body. */
export async function declineRequest(
  deps: Deps,
  actor: Actor,
  place: RequestPlace,
  word: string,
): Promise<boolean> {
  if (wordProblem(word)) throw new AppError("invalid-body");
  const entry = entryOf(deps, actor, place.campaign, { action: "campaign.decline", reason: word });
  const { name } = campaigns[place.campaign];
  const told = noticeOf(deps, place.userId, requestTexts.declined(name, word), chatPaths.conversation());
  const [, [declined], , [notice]] = await deps.write(...declineRequestOf(deps.db, place, { entry, told }));
  if (declined) show(deps, told, notice?.num);
  return declined !== undefined;
}
