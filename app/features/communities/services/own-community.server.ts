import { noticesTo } from "#app/features/messages/queries/notifications.server.ts";
import {
  type Community,
  type CommunityModule,
  isAdminOf,
  isMemberOf,
} from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { peopleStandings } from "../domain/challenge.ts";
import { waitingRequest } from "../queries/campaigns/access-requests.server.ts";
import {
  communityByCode,
  listsOfCommunity,
  peopleOfCommunity,
  rankingOfCommunity,
} from "../queries/communities.server.ts";
import { loadChallenge } from "./challenge.server.ts";
import { loadCommunityAdmin } from "./load-community-admin.server.ts";
import { type DeskLook, loadChallengeAdmin } from "./manage-challenge.server.ts";
import { communityAudience } from "./notify-community.server.ts";
import { loadCertificate, loadVolunteer } from "./volunteer.server.ts";

/** People that the ranking names, and announcements on the page. */
const NAMED = 20;
const NOTICES = 5;

type Presented = Community & { lead: string; about: string };

/** A community that is not closed. Throws community-not-found. */
export async function readOwnCommunity(deps: Deps, code: string): Promise<Presented> {
  const [row] = await deps.read(communityByCode(deps.db, code));
  if (!row || row.closedAt !== null) throw new AppError("community-not-found");
  const { name, colour, modules, catalogue, lead, about } = row;
  return { code, name, colour, modules, catalogue, lead, about };
}

/** One that has a module. Throws community-not-found, page-not-found. */
export async function readCommunityWith(
  deps: Deps,
  code: string,
  module: CommunityModule,
): Promise<Presented> {
  const community = await readOwnCommunity(deps, code);
  if (!community.modules.includes(module)) throw new AppError("page-not-found");
  return community;
}

/** Notices, the ranking of the week, and recommended lists. */
async function readInside(deps: Deps, viewer: Viewer, code: string) {
  const { db } = deps;
  const now = deps.now();
  const { notices, scores, lists } = await deps.read({
    notices: noticesTo(db, communityAudience({ code }), now, NOTICES),
    scores: rankingOfCommunity(db, code, weekOf(now), viewer.num),
    lists: listsOfCommunity(db, code),
  });
  const ranked = scores.map((score) => ({ ...score, team: "", answered: 0 }));
  return { notices, lists, people: peopleStandings(ranked, 1, NAMED) };
}

/** A community as a visitor or a person sees it; its people with what is theirs. One round trip. Throws community-not-found. */
export async function loadCommunity(deps: Deps, viewer: Viewer | null, code: string) {
  const place = { code };
  const member = viewer && isMemberOf(place, viewer) ? viewer : null;
  const [community, own, volunteer, waits] = await Promise.all([
    readOwnCommunity(deps, code),
    member && readInside(deps, member, code),
    member && loadVolunteer(deps, member, place),
    viewer && !member ? deps.read(waitingRequest(deps.db, { userId: viewer.id, campaign: code })) : null,
  ]);
  const { modules } = community;
  return {
    community,
    inside: own && { ...own, people: modules.includes("ranking") ? own.people : null },
    volunteer: modules.includes("shifts") ? volunteer : null,
    isAdmin: viewer !== null && isAdminOf(place, viewer),
    waits: waits !== null && waits.length > 0,
    now: deps.now(),
  };
}

export type LoadedCommunity = Awaited<ReturnType<typeof loadCommunity>>;

/** Its challenge. One round trip. Throws no-permission, community-not-found, page-not-found. */
export async function loadOwnChallenge(deps: Deps, viewer: Viewer, code: string) {
  const [challenge, community] = await Promise.all([
    loadChallenge(deps, viewer, { code }),
    readCommunityWith(deps, code, "challenge"),
  ]);
  return { community, challenge };
}

/** Its challenge's desk. One round trip. Throws no-permission, community-not-found, page-not-found. */
export async function loadOwnChallengeAdmin(deps: Deps, viewer: Viewer, code: string, asked: DeskLook) {
  const [desk, community] = await Promise.all([
    loadChallengeAdmin(deps, viewer, { code }, asked),
    readCommunityWith(deps, code, "challenge"),
  ]);
  return { community, desk };
}

/** Its admins' desk, with its people. One round trip. Throws no-permission, community-not-found. */
export async function loadOwnAdmin(deps: Deps, viewer: Viewer, code: string) {
  const [desk, community, people] = await Promise.all([
    loadCommunityAdmin(deps, viewer, { code }),
    readOwnCommunity(deps, code),
    deps.read(peopleOfCommunity(deps.db, code)),
  ]);
  return {
    community,
    desk,
    people: inNameOrder(people).map(({ firstName, lastName, ...person }) => ({
      ...person,
      name: `${firstName} ${lastName}`.trim(),
    })),
  };
}

/** What somebody has served in its shifts. One round trip. Throws no-permission, community-not-found, page-not-found. */
export async function loadOwnCertificate(deps: Deps, viewer: Viewer, code: string) {
  const [certificate, community] = await Promise.all([
    loadCertificate(deps, viewer, { code }),
    readCommunityWith(deps, code, "shifts"),
  ]);
  return { community, certificate };
}
