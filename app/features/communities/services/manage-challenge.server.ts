import { inListOrder } from "#app/features/lists/domain/list-places.ts";
import { itemsOfList, listsOf } from "#app/features/lists/queries/reading.server.ts";
import type { CommunityPlace, NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { WEEK } from "#app/platform/time/units.ts";
import { startOfWeek } from "#app/platform/time/week.ts";
import {
  CHALLENGE,
  type NewSeason,
  setState,
  setTimes,
  teamStandings,
  weeksOf,
} from "../domain/challenge.ts";
import { planMark, planParticipants } from "../domain/participants.ts";
import { waitingRequests } from "../queries/campaigns/access-requests.server.ts";
import {
  deleteSet,
  insertSeason,
  insertSet,
  seasonOf,
  seasonScores,
  seasonsOf,
  setsFor,
} from "../queries/challenges.server.ts";
import {
  deleteParticipant,
  importOf,
  listedRequests,
  participantsOf,
} from "../queries/participants.server.ts";
import { acceptRequest } from "./decide-requests.server.ts";
import { requireCommunityAdmin } from "./manage-shifts.server.ts";

/** Lists offered as the beginning of a set. */
const OFFERED = 50;
/** Requests accepted at once. */
const ACCEPTED_AT_ONCE = 20;
/** Lines of a preview that are shown; the counts are of all. */
const SHOWN_LINES = 200;

/** What the admins' page looks at: a season by its id, and a list on its way into it. */
export type DeskLook = { season: string | null; importId: string | null };

function lookAt(deps: Deps, community: CommunityPlace, id: string | null) {
  return { community: community.code, id, now: deps.now() };
}

/** Seasons, teams, sets and participants, for the community's admins. One round trip. Throws no-permission. */
export async function loadChallengeAdmin(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  asked: DeskLook,
) {
  requireCommunityAdmin(community, viewer);
  const { db } = deps;
  const look = lookAt(deps, community, asked.season);
  const {
    seasons,
    season: [season],
    sets,
    participants,
    scores,
    kept: [kept],
    waiting: [waiting],
    listed,
    lists,
  } = await deps.read({
    seasons: seasonsOf(db, community.code),
    season: seasonOf(db, look),
    sets: setsFor(db, look, viewer.num),
    participants: participantsOf(db, look),
    scores: seasonScores(db, look, viewer.num),
    kept: importOf(db, look, { id: asked.importId ?? "", ownerId: viewer.id }),
    waiting: waitingRequests(db, [community.code]),
    listed: listedRequests(db, look, community.code, ACCEPTED_AT_ONCE),
    lists: listsOf(db, viewer.num, OFFERED),
  });
  const plan = kept ? planParticipants(kept.lines, participants) : null;
  const taken = new Set(sets.map(({ week }) => week));
  return {
    seasons: seasons.map(({ id, name, startsAt, endsAt }) => ({ id, name, startsAt, endsAt })),
    season: season
      ? { id: season.id, name: season.name, startsAt: season.startsAt, endsAt: season.endsAt }
      : null,
    freeWeeks: season
      ? weeksOf(season).filter((week) => !taken.has(week) && setTimes(week, season).closesAt > look.now)
      : [],
    sets: sets.map(({ id, week, size, ...times }) => ({ id, week, size, state: setState(times, look.now) })),
    teams: teamStandings(scores, season?.points ?? CHALLENGE.points),
    participants,
    preview:
      plan && kept
        ? {
            id: kept.id,
            mark: planMark(plan.counts),
            counts: plan.counts,
            lines: plan.lines.slice(0, SHOWN_LINES),
          }
        : null,
    waiting: waiting?.n ?? 0,
    listedWaiting: listed.length,
    lists: lists.map(({ id, name, size }) => ({ id, name, size })),
    now: look.now,
  };
}

export type LoadedChallengeAdmin = Awaited<ReturnType<typeof loadChallengeAdmin>>;

function checked(operation: string): string {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  return operation;
}

/** A season, once by the form's `operation`, which is its id. Throws no-permission, invalid-body, season-overlaps. */
export async function createSeason(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  { operation, season }: { operation: string; season: NewSeason },
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  const id = checked(operation);
  const row = { id, community: community.code, ...season, at: deps.now(), by: viewer.id };
  const {
    created: [created],
    known: [known],
  } = await deps.write({
    created: insertSeason(deps.db, row),
    known: seasonOf(deps.db, lookAt(deps, community, id)),
  });
  if (!created && !known) throw new AppError("season-overlaps");
}

type SentSet = { operation: string; season: string; week: string; list: string; codes: readonly string[] };

/** A week's questions: those of a list that one may open, then of codes. Throws no-permission, invalid-body, season-not-found, set-week, set-empty. */
export async function addSet(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  sent: SentSet,
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  const id = checked(sent.operation);
  const look = lookAt(deps, community, sent.season);
  const {
    season: [season],
    items,
    sets,
  } = await deps.read({
    season: seasonOf(deps.db, look),
    items: itemsOfList(deps.db, sent.list, { userNum: viewer.num, now: look.now }),
    sets: setsFor(deps.db, look, viewer.num),
  });
  if (!season) throw new AppError("season-not-found");
  if (sets.some((each) => each.id === id)) return;
  const isWeek = weeksOf(season).includes(sent.week) && startOfWeek(sent.week) + WEEK > look.now;
  if (!isWeek || sets.some(({ week }) => week === sent.week)) throw new AppError("set-week");
  const listed = inListOrder(items).flatMap(({ heading, ord }) => (heading === null ? [ord] : []));
  const ords = [...listed, ...sent.codes.flatMap((code) => ordOfCode(code) ?? [])].slice(
    0,
    CHALLENGE.questions,
  );
  const { week } = sent;
  const set = { id, season: season.num, week, ...setTimes(week, season), ords };
  const [made] = await deps.write(insertSet(deps.db, set));
  if (!made) throw new AppError("set-empty");
}

/** Deletes a set that has not opened. Throws no-permission, set-opened. */
export async function removeSet(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  id: string,
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  const [gone] = await deps.write(deleteSet(deps.db, { community: community.code, id, now: deps.now() }));
  if (!gone) throw new AppError("set-opened");
}

/** Throws no-permission, participant-not-found. */
export async function removeParticipant(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  { season, email }: { season: string; email: string },
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  const [gone] = await deps.write(deleteParticipant(deps.db, lookAt(deps, community, season), email));
  if (!gone) throw new AppError("participant-not-found");
}

/** Accepts waiting requests of people on a season's list, some at once. Returns how many. Throws no-permission. */
export async function acceptListed(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
  community: NamedCommunity,
  season: string,
): Promise<number> {
  requireCommunityAdmin(community, actor.viewer);
  const look = lookAt(deps, community, season);
  const listed = await deps.read(listedRequests(deps.db, look, community.code, ACCEPTED_AT_ONCE));
  let accepted = 0;
  for (const { userId } of listed) if (await acceptRequest(deps, actor, community, userId)) accepted += 1;
  return accepted;
}
