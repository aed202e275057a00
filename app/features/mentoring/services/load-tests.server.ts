import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { listCover } from "#app/features/lists/domain/list-cover.ts";
import { listsOf } from "#app/features/lists/queries/reading.server.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { sittingState } from "../domain/test.ts";
import { mentoringPaths } from "../paths.ts";
import {
  menteeSittings,
  menteesWithout,
  sittingOf,
  testFor,
  testsOfMentee,
  testsOfMentor,
} from "../queries/tests.server.ts";

type Card = { id: string; name: string; size: number; subjects: readonly number[] };

function cardOf({ id, name, size, subjects }: Card) {
  const names = subjects.flatMap((each) => subjectWithId(each)?.name ?? []);
  return { id, name, size, subjects: names, cover: mentoringPaths.testCover(id) };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Lists offered as the beginning of a test. */
const OFFERED = 50;

/** The tests a mentee has, and those a mentor made. One round trip. */
export async function loadTests(deps: Deps, viewer: Viewer) {
  const { received, made, lists } = await deps.read({
    received: testsOfMentee(deps.db, viewer.num),
    made: testsOfMentor(deps.db, viewer.num),
    lists: listsOf(deps.db, viewer.num, OFFERED),
  });
  const isMentor = decide("mentors", viewer, {}).allowed;
  return {
    isMentor,
    received: received.map((row) => {
      const { mode, minutes, dueAt } = row;
      return { ...cardOf(row), mode, minutes, dueAt, state: sittingState(row) };
    }),
    made: made.map((row) => ({ ...cardOf(row), given: row.given, done: row.done })),
    lists: isMentor ? lists.map(({ id, name, size }) => ({ id, name, size })) : [],
    now: deps.now(),
  };
}

export type LoadedTests = Awaited<ReturnType<typeof loadTests>>;

/** A test as the viewer has it, or manages it. One round trip. Throws list-not-found. */
export async function loadTest(deps: Deps, viewer: Viewer, id: string) {
  const who = accompanyingOf(viewer);
  const {
    test: [test],
    own: [own],
    sittings,
    without,
  } = await deps.read({
    test: testFor(deps.db, id, who),
    own: sittingOf(deps.db, id, viewer.num),
    sittings: menteeSittings(deps.db, id, who),
    without: menteesWithout(deps.db, id, who),
  });
  if (!test) throw new AppError("list-not-found");
  const { manages } = test;
  return {
    test: cardOf(test),
    manages,
    own: own
      ? {
          mode: own.mode,
          minutes: own.minutes,
          dueAt: own.dueAt,
          session: own.session,
          state: sittingState(own),
        }
      : null,
    userId: viewer.id,
    sittings: manages
      ? inNameOrder(sittings).map((row) => ({
          id: row.id,
          name: nameOf(row),
          mode: row.mode,
          minutes: row.minutes,
          dueAt: row.dueAt,
          state: sittingState(row),
        }))
      : [],
    without: manages ? inNameOrder(without).map((row) => ({ id: row.id, name: nameOf(row) })) : [],
    now: deps.now(),
  };
}

/** The cover of a test, rendered on each request, not stored. Throws list-not-found. */
export async function loadTestCover(deps: Deps, viewer: Viewer, id: string): Promise<string> {
  const [test] = await deps.read(testFor(deps.db, id, accompanyingOf(viewer)));
  if (!test) throw new AppError("list-not-found");
  return listCover(test);
}
