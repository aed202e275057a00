import type { Viewer } from "#app/access/viewer.ts";
import { practicable } from "#app/domain/practice/practicable.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/domain/practice/session.ts";
import { endOf } from "#app/domain/practice/session-end.ts";
import { listedCodes, type StartFields } from "#app/domain/practice/start-fields.ts";
import { drawnFilters } from "#app/domain/questions/search/drawn-filters.ts";
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
  sessions: ListedSession[];
};

/** Ways to start a session, and the person's own sessions. One round trip. */
export async function listPractice(
  deps: Deps,
  viewer: Viewer,
  fields: Pick<StartFields, "search" | "codes" | "title">,
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
    return { title: fields.title || "Questões escolhidas", available, sessions: ended(sessions) };
  }
  const catalogue = deps.catalogue.current();
  const asked = parseSearchAddress(fields.search || null, catalogue);
  const title = searchTitle(asked, catalogue);
  const filters = practicable(drawnFilters(asked));
  const plan = filters && planMatches(filters, { userNum: viewer.num, catalogue });
  if (!plan || plan.list.kind === "nothing") {
    const [sessions] = await deps.read(own);
    return { title, available: 0, sessions: ended(sessions) };
  }
  const count = countMatches(db, plan.list.match, plan.asker, MOST_PRACTICE_QUESTIONS);
  const [sessions, [matches]] = await deps.read(own, count);
  return { title, available: matches?.total ?? 0, sessions: ended(sessions) };
}
