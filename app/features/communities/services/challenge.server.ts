import { practicableOf } from "#app/features/practice/queries/questions.server.ts";
import { createPracticeSession } from "#app/features/practice/queries/sessions.server.ts";
import { type CommunityPlace, isMemberOf } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { CHALLENGE, peopleStandings, setState, teamStandings } from "../domain/challenge.ts";
import {
  linkSetSession,
  participantOf,
  seasonOf,
  seasonScores,
  setsFor,
  setToBegin,
} from "../queries/challenges.server.ts";

/** People that a board names. */
const NAMED = 20;

/** Throws no-permission. */
function requireMember(community: CommunityPlace, viewer: Viewer): void {
  if (!isMemberOf(community, viewer)) throw new AppError("no-permission");
}

/** The season that began last, as a participant sees it. One round trip. Throws no-permission. */
export async function loadChallenge(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  requireMember(community, viewer);
  const { db } = deps;
  const now = deps.now();
  const look = { community: community.code, id: null, now };
  const {
    season: [season],
    participant: [participant],
    sets,
    scores,
  } = await deps.read({
    season: seasonOf(db, look),
    participant: participantOf(db, look, viewer.num),
    sets: setsFor(db, look, viewer.num),
    scores: seasonScores(db, look, viewer.num),
  });
  const points = season?.points ?? CHALLENGE.points;
  return {
    season: season
      ? { name: season.name, startsAt: season.startsAt, endsAt: season.endsAt, isOver: season.endsAt <= now }
      : null,
    team: participant?.team ?? null,
    sets: sets
      .map(({ right, ...each }) => ({ ...each, right, points: right * points, state: setState(each, now) }))
      .filter(({ state }) => state !== "coming"),
    teams: teamStandings(scores, points),
    people: peopleStandings(scores, points, NAMED),
    points,
    now,
  };
}

export type LoadedChallenge = Awaited<ReturnType<typeof loadChallenge>>;

/**
 * Begins a participant's set of the week, once; the practice session's id. Throws no-permission, set-not-found, set-not-open,
 * practice-empty, too-many-answers, too-many-practice-questions.
 */
export async function startSet(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  id: string,
): Promise<string> {
  requireMember(community, viewer);
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const now = deps.now();
  const place = { community: community.code, id, now };
  const [set] = await deps.read(setToBegin(deps.db, place, viewer.num));
  if (!set) throw new AppError("set-not-found");
  if (set.session !== null) return set.session;
  if (setState(set, now) !== "open") throw new AppError("set-not-open");
  const rows = await deps.read(practicableOf(deps.db, set.ords));
  if (rows.length === 0) throw new AppError("practice-empty");
  const session = deps.newId();
  const {
    created: [created],
    kept: [kept],
  } = await deps.write({
    created: createPracticeSession(deps.db, {
      id: session,
      userNum: viewer.num,
      mode: "study",
      title: `${set.season}, semana de ${formatDay(set.week)}`,
      source: null,
      timeLimit: null,
      timerFrom: null,
      startedAt: now,
      ords: rows.map(({ ord }) => ord),
    }),
    ...linkSetSession(deps.db, { set: set.num, userNum: viewer.num, session }),
    kept: setToBegin(deps.db, place, viewer.num),
  });
  if (!created || !kept?.session) throw new AppError("too-many-practice-questions");
  return kept.session;
}
