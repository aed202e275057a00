import { requestTexts } from "#app/features/messages/domain/request-texts.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import type { NewPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { communitiesDecidedBy } from "#app/platform/access/campaign.ts";
import { type CommunityPerson, isAdminOf, type NamedCommunity } from "#app/platform/access/community.ts";
import { type AuditEntry, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import {
  type RequestCursor,
  type RequestState,
  requestCursor,
  wordProblem,
} from "../domain/access-request.ts";
import { communityPages } from "../paths.ts";
import {
  acceptRequestOf,
  accessRequests,
  declineRequestOf,
  type RequestPlace,
  waitingRequest,
  waitingRequests,
} from "../queries/campaigns/access-requests.server.ts";

const PAGE = 20;

export type AccessRequestView = {
  userId: string;
  name: string;
  email: string;
  message: string;
  createdAt: number;
  decidedAt: number | null;
  word: string | null;
};

/** A page of a community's requests, and how many wait of each that the person decides about. Throws no-permission. */
export async function listAccessRequests(
  deps: Deps,
  person: CommunityPerson,
  asked: { campaign: string; state: RequestState; after: RequestCursor | null },
): Promise<{
  requests: AccessRequestView[];
  waiting: { campaign: string; name: string; n: number }[];
  next: string | null;
}> {
  const own = communitiesDecidedBy(person);
  if (!own.some(({ code }) => code === asked.campaign)) throw new AppError("no-permission");
  const { rows, waiting: counts } = await deps.read({
    rows: accessRequests(deps.db, asked, rowsToRead(PAGE)),
    waiting: waitingRequests(
      deps.db,
      own.map(({ code }) => code),
    ),
  });
  const waiting = own.map(({ code, name }) => ({
    campaign: code,
    name,
    n: counts.find(({ campaign }) => campaign === code)?.n ?? 0,
  }));
  const { shown, next } = pageOfRows(rows, PAGE, ({ createdAt: at, userId }) =>
    requestCursor({ at, userId }),
  );
  const requests = shown.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
  }));
  return { requests, waiting, next };
}

/** Throws no-permission, whatever page or call is used. */
function entryOf(
  deps: Deps,
  { viewer, requestId }: Actor,
  community: NamedCommunity,
  decision: Pick<AuditEntry, "action" | "reason">,
): AuditEntry {
  if (viewer && !isAdminOf(community, viewer)) throw new AppError("no-permission");
  return { scope: PLATFORM, at: deps.now(), actorId: viewer?.id ?? null, requestId, ...decision };
}

function noticeOf(deps: Deps, userId: string, content: string, link: string): NewPersonal {
  return personalRow({ id: deps.newId(), userId, type: "aviso", content, link }, deps.now());
}

function show(deps: Deps, told: NewPersonal, num: number | undefined): void {
  if (num !== undefined) showInTabs(deps, [told], [{ id: told.id, num }]);
}

/**
 * Lets the person in and notifies them, once, even if several admins decide at the same moment; effective immediately.
 * False: the request is no longer pending. Throws no-permission, too-many-communities.
 */
export async function acceptRequest(
  deps: Deps,
  actor: Actor,
  community: NamedCommunity,
  userId: string,
): Promise<boolean> {
  const { name, code } = community;
  const place: RequestPlace = { userId, campaign: code };
  const entry = entryOf(deps, actor, community, { action: "campaign.accept", reason: name });
  const told = noticeOf(deps, userId, requestTexts.accepted(name), communityPages(code).page);
  const {
    accepted: [accepted],
    notice: [notice],
    waiting: [waiting],
  } = await deps.write({
    ...acceptRequestOf(deps.db, place, { entry, told }),
    waiting: waitingRequest(deps.db, place),
  });
  if (waiting) throw new AppError("too-many-communities");
  if (accepted) show(deps, told, notice?.num);
  return accepted !== undefined;
}

/** False: it does not wait any more. Throws no-permission, invalid-body. */
export async function declineRequest(
  deps: Deps,
  actor: Actor,
  community: NamedCommunity,
  { userId, word }: { userId: string; word: string },
): Promise<boolean> {
  if (wordProblem(word)) throw new AppError("invalid-body");
  const entry = entryOf(deps, actor, community, { action: "campaign.decline", reason: word });
  const { name, code } = community;
  const place: RequestPlace = { userId, campaign: code };
  const told = noticeOf(deps, userId, requestTexts.declined(name, word), chatPaths.conversation());
  const {
    declined: [declined],
    notice: [notice],
  } = await deps.write(declineRequestOf(deps.db, place, { entry, told }));
  if (declined) show(deps, told, notice?.num);
  return declined !== undefined;
}
