import { MOST_NEW_LISTS } from "#app/features/lists/domain/list.ts";
import { readListColour } from "#app/features/lists/domain/list-colours.ts";
import { readListName } from "#app/features/lists/domain/list-texts.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { MENTORING_TEST, MOST_TEST_QUESTIONS } from "../domain/test.ts";
import { mentoringPaths } from "../paths.ts";
import { insertTest, testsOfMentor } from "../queries/tests.server.ts";

/** A test of one's own with these questions, in order. Throws callable-denied, list-name, list-empty, too-many-lists, too-many-new-lists. */
export async function createTest(
  deps: Deps,
  viewer: Viewer,
  sent: { name: string; colour: string; ords: readonly number[] },
): Promise<{ id: string; cover: string; size: number }> {
  if (!decide("mentors", viewer, {}).allowed) throw new AppError("callable-denied");
  const name = readListName(sent.name);
  if (name === null) throw new AppError("list-name");
  if (sent.ords.length === 0) throw new AppError("list-empty");
  const { db } = deps;
  const [id, at, owner] = [deps.newId(), deps.now(), viewer.num];
  const key = `mentoring-test-new:${viewer.id}`;
  const ords = sent.ords.slice(0, MOST_TEST_QUESTIONS);
  const {
    attempt: [attempt],
    made: [made],
    own,
  } = await deps.write({
    attempt: countAttempt(db, { key, ...MOST_NEW_LISTS }, at),
    made: insertTest(db, { id, owner, name, colour: readListColour(sent.colour), ords, at }, key),
    own: testsOfMentor(db, owner),
  });
  if (attempt?.refused) throw new AppError("too-many-new-lists");
  if (!made) throw new AppError(own.length >= MENTORING_TEST.most ? "too-many-lists" : "list-empty");
  return { id, cover: mentoringPaths.testCover(id), size: made.size };
}
