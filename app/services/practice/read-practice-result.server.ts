import type { Viewer } from "#app/access/viewer.ts";
import { endOf } from "#app/domain/practice/session-end.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type PracticeResultRow, practiceResults } from "#app/queries/practice/questions.server.ts";
import { type PracticeSession, practiceSession } from "#app/queries/practice/sessions.server.ts";
import type { Deps } from "../deps.ts";

/**
 * A session with what became of its questions: none before it is graded. One round trip. Throws practice-not-found, also for
 * another's.
 */
export async function readPracticeResult(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ session: PracticeSession; rows: PracticeResultRow[] }> {
  const key = { id, userNum: viewer.num };
  const [[session], rows] = await deps.read(practiceSession(deps.db, key), practiceResults(deps.db, key));
  if (!session) throw new AppError("practice-not-found");
  return { session: { ...session, endedAt: endOf(session, deps.now()) }, rows };
}
