import type { Deps } from "#app/platform/context/deps.ts";
import { deleteEnded, lastJobOf, unlessRunning } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import type { JobKind, RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { prepareJob } from "#app/platform/jobs/services/run-job.server.ts";
import { boardsOf, rankGroupsOf, type Standing } from "../../domain/ranking/boards.ts";
import { type FirstPlaces, firstPlacesAfter, isShort, nobodyYet } from "../../domain/ranking/first-places.ts";
import {
  type BoardChange,
  boardChanges,
  changedBlocks,
  type Folded,
  foldedBlocks,
} from "../../domain/ranking/fold.ts";
import { foldedWeeks } from "../../domain/ranking/weeks.ts";
import { rankingPaths } from "../../paths.ts";
import {
  blocksAt,
  claimPeople,
  firstPlacesOf,
  gonePeople,
  partialTops,
  peopleToFold,
  rankingState,
  type StoredTop,
  standingsAfter,
  type TakenPerson,
  takenPeople,
  writeStep,
} from "../../queries/ranking/folding.server.ts";

/** People a step. */
const FOLDED_AT_ONCE = 250;
/** Standings per step that rebuilds first places. */
const READ_ANEW = 2000;
/** Steps per run of the clock. */
const STEPS = 40;

const unlisted: Standing = { points: 0, weeks: {}, groups: [] };

function foldedOf(person: TakenPerson, weeks: readonly string[]): Folded {
  const { num, beforePoints, beforeWeeks, beforeGroups } = person;
  const before =
    beforePoints === null
      ? null
      : { points: beforePoints, weeks: beforeWeeks ?? {}, groups: beforeGroups ?? [] };
  if (!person.exists) return { num, before, after: null };
  if (!person.listed) return { num, before, after: unlisted };
  const ofWeek = (week: string) => (person.weekPoints?.[week] ?? 0) - (person.fastWeeks?.[week] ?? 0);
  const after = {
    points: (person.totalPoints ?? 0) - (person.fastPoints ?? 0),
    weeks: Object.fromEntries(
      weeks.map((week) => [week, ofWeek(week)] as const).filter(([, points]) => points > 0),
    ),
    groups: rankGroupsOf({
      courses: person.courses ?? [],
      state: person.state,
      schools: person.schools ?? [],
    }),
  };
  return { num, before, after };
}

/** First places with the changes applied, and, while they are rebuilt, with the next standings. */
async function topsAfter(
  deps: Deps,
  {
    changes,
    rebuilt,
    weeks,
  }: { changes: readonly BoardChange[]; rebuilt: number | null; weeks: readonly string[] },
) {
  const boards = [...new Set(changes.map(({ board }) => board))];
  const { stored, partial, standings } = await deps.read({
    stored: firstPlacesOf(deps.db, boards),
    partial: partialTops(deps.db),
    standings: standingsAfter(deps.db, rebuilt ?? 0, rebuilt === null ? 0 : READ_ANEW),
  });
  const tops = new Map<string, StoredTop>([...stored, ...partial].map((each) => [each.board, each]));
  const done = rebuilt !== null && standings.length < READ_ANEW;
  const written = [...new Set([...boards, ...partial.map(({ board }) => board)])].map((board) => {
    const before = tops.get(board);
    const moved = changes.filter((each) => each.board === board).map(({ num, to }) => ({ num, points: to }));
    const found = before?.isPartial
      ? standings.flatMap(({ num, ...standing }) => {
          const points = boardsOf(standing, weeks).get(board);
          return points === undefined ? [] : [{ num, points }];
        })
      : [];
    // What this step folds is newer than the standings.
    const news = [...found.filter(({ num }) => !moved.some((each) => each.num === num)), ...moved];
    const after = firstPlacesAfter(before ?? nobodyYet, news);
    if (isShort(after)) return { board, people: after.people, beyond: null, isPartial: true };
    return { board, ...after, isPartial: before?.isPartial === true && !done };
  });
  const isFresh = written.some((each) => each.isPartial && !tops.get(each.board)?.isPartial);
  const changed = written.filter(({ board, ...after }) => !isSameList(tops.get(board), after));
  const next = done || rebuilt === null ? null : (standings.at(-1)?.num ?? null);
  return { tops: changed, rebuilt: isFresh ? 0 : next };
}

type ShownList = FirstPlaces & { isPartial: boolean };

function isSameList(before: ShownList | undefined, after: ShownList): boolean {
  const read = ({ people, beyond, isPartial }: ShownList) => JSON.stringify([people, beyond, isPartial]);
  return before !== undefined && read(before) === read(after);
}

const step: RunStep = async (deps, { place }, now) => {
  const {
    state: [state],
    people,
    gone,
  } = await deps.write({
    ...claimPeople(deps.db, FOLDED_AT_ONCE),
    state: rankingState(deps.db),
    people: takenPeople(deps.db),
    gone: gonePeople(deps.db, FOLDED_AT_ONCE),
  });
  if (!state) return { statements: [], items: [], place, finished: true };
  const { week, last } = foldedWeeks(now);
  const weeks = [last, week];
  const folded = [
    ...people.map((person) => foldedOf(person, weeks)),
    ...gone.map(({ num, ...before }) => ({ num, before, after: null })),
  ];
  const changes = folded.flatMap((each) => boardChanges(each, weeks));
  const blocks = await deps.read(blocksAt(deps.db, changedBlocks(changes)));
  const { tops, rebuilt } = await topsAfter(deps, { changes, rebuilt: state.rebuilt, weeks });
  const statements = writeStep(deps.db, {
    ...{ seq: state.seq, now, week, last, tops, changes, rebuilt },
    standings: folded.flatMap(({ num, after }) => (after ? [{ num, ...after }] : [])),
    blocks: foldedBlocks(changes, blocks),
    gone: gone.map(({ num }) => num),
    again: people
      .filter(({ weekPoints }) => Object.keys(weekPoints ?? {}).some((each) => each > week))
      .map(({ num }) => num),
  });
  const isLast = Math.max(people.length, gone.length) < FOLDED_AT_ONCE && rebuilt === null;
  return { statements, items: [], seen: folded.length, place, finished: isLast };
};

const FOLD = "ranking-fold";

/** Folds the points of who answered since into the boards. */
export const rankingFold: JobKind = {
  ...{ step, undo: null },
  describe: () => ({ title: "Contar a classificação", counted: "pessoas", link: rankingPaths.ranking() }),
  uncancellable: "As próximas respostas a fariam recomeçar.",
  notice: () => null,
};

/**
 * Starts a fold, or continues the one that is running: safe to interrupt, repeat and run twice at once. The clock's, and a page's that
 * finds the boards old. Of those that ended, only the newest remains.
 */
export async function foldRanking(deps: Deps, steps = STEPS): Promise<void> {
  const [waiting] = await deps.read(peopleToFold(deps.db));
  const job = { kind: FOLD, ownerId: null, input: {}, expected: waiting?.people ?? 0 };
  const { running } = await deps.write({
    deleted: deleteEnded(deps.db, FOLD),
    inserted: prepareJob(deps, job, unlessRunning(FOLD)).inserted,
    running: lastJobOf(deps.db, FOLD),
  });
  for (const { id } of running) await advanceJob(deps, id, steps);
}
