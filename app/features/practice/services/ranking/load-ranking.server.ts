import { rankingPosition } from "#app/features/accounts/domain/progress/ranking.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { EVERYBODY, TOTAL } from "../../domain/ranking/boards.ts";
import { SHOWN } from "../../domain/ranking/first-places.ts";
import { placeOn } from "../../domain/ranking/own-place.ts";
import { foldedWeeks, type Period } from "../../domain/ranking/weeks.ts";
import { firstPeople, ownPlaces, rankingOf } from "../../queries/ranking/places.server.ts";
import { foldRanking } from "./fold-ranking.server.ts";

/** Seconds after which a page triggers folding of the boards, and the steps it runs. */
const OLD = 60;
const STEPS = 4;

/** A person's places and the first people of a group of theirs. One round trip. */
export async function loadRanking(deps: Deps, viewer: Viewer, asked: { period: Period; group: string }) {
  const now = deps.now();
  const { week, last } = foldedWeeks(now);
  const period = { semana: week, anterior: last, total: TOTAL }[asked.period];
  const list = { userNum: viewer.num, period, group: asked.group, limit: SHOWN };
  const {
    ranking: [ranking],
    counted,
    first,
  } = await deps.read({
    ranking: rankingOf(deps.db, viewer.num),
    counted: ownPlaces(deps.db, viewer.num, [period]),
    first: firstPeople(deps.db, list),
  });
  // The first fold is the clock's.
  if (ranking?.isDue && ranking.foldedAt > 0 && now - ranking.foldedAt > OLD)
    deps.later((later) => foldRanking(later, STEPS));
  const points = first.map((each) => each.points);
  const places = counted.map((each) => ({ group: each.group, points: each.points, ...placeOn(each) }));
  const own = places.find(({ group }) => group === asked.group) ?? null;
  return {
    ...asked,
    monday: period === TOTAL ? null : period,
    groups:
      places.length > 0
        ? places.map(({ group, place }) => ({ group, place }))
        : [{ group: EVERYBODY, place: null }],
    own,
    people: first.map(({ num, firstName, points: each }) => ({
      firstName,
      points: each,
      place: rankingPosition(each, points),
      isMine: num === viewer.num,
    })),
    isHidden: ranking?.isHidden ?? false,
    totalPoints: ranking?.totalPoints ?? 0,
    /** Of answers quicker than reading: not counted here. */
    fastPoints: (period === TOTAL ? ranking?.fastPoints : ranking?.fastWeeks[period]) ?? 0,
    foldedAt: ranking?.foldedAt ?? 0,
  };
}

export type Ranking = Awaited<ReturnType<typeof loadRanking>>;
