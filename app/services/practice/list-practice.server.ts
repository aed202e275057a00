import type { Viewer } from "#app/access/viewer.ts";
import { practiceDraws } from "#app/domain/practice/practicable.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/domain/practice/session.ts";
import { endOf } from "#app/domain/practice/session-end.ts";
import { listedCodes, type StartFields } from "#app/domain/practice/start-fields.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { searchTitle } from "#app/domain/questions/search/search-title.ts";
import { type ListedSession, practiceSessionsOf } from "#app/queries/practice/sessions.server.ts";
import { countMatches } from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

const LISTED = 12;

export type PracticeStart = {
  title: string;
  /** Matching questions, counted up to a session's maximum. */
  available: number;
  /** Generated ones that may complete them. */
  training: number;
  sessions: ListedSession[];
};

/** Ways to start a session, and the person's own sessions. One round trip. */
export async function listPractice(
  deps: Deps,
  viewer: Viewer,
  fields: Pick<StartFields, "search" | "codes" | "title" | "training">,
): Promise<PracticeStart> {
  const { db } = deps;
  const own = practiceSessionsOf(db, viewer.num, LISTED);
  const now = deps.now();
  const ended = (sessions: ListedSession[]) =>
    sessions.map((session) => ({ ...session, endedAt: endOf(session, now) }));
  const codes = listedCodes(fields.codes);
  if (codes.length > 0) {
    const [sessions] = await deps.read(own);
    const available = Math.min(codes.length, MOST_PRACTICE_QUESTIONS);
    return {
      title: fields.title || "Questões escolhidas",
      available,
      training: 0,
      sessions: ended(sessions),
    };
  }
  const catalogue = deps.catalogue.current();
  const asked = parseSearchAddress(fields.search || null, catalogue);
  const title = searchTitle(asked, catalogue);
  const { own: first, more } = practiceDraws(asked);
  const counts = [first, more].flatMap((filters) => {
    const plan = filters && planMatches(filters, { userNum: viewer.num, now: deps.now(), catalogue });
    return plan && plan.list.kind !== "nothing"
      ? countMatches(db, plan.list.match, plan.asker, MOST_PRACTICE_QUESTIONS)
      : [];
  });
  const [sessions, others, generated] = await deps.read(own, ...counts);
  const training = generated?.[0]?.total ?? 0;
  const available = (others?.[0]?.total ?? 0) + (fields.training ? training : 0);
  return { title, available, training, sessions: ended(sessions) };
}
