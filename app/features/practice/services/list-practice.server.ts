import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import { searchTitle } from "#app/features/bank/domain/search/search-title.ts";
import { countMatches } from "#app/features/bank/queries/search.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { practiceDraws } from "../domain/practicable.ts";
import { endOf } from "../domain/session-end.ts";
import type { StartFields } from "../domain/start-fields.ts";
import { type ListedSession, practiceSessionsOf } from "../queries/sessions.server.ts";

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
    const sessions = await deps.read(own);
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
  const counted = (filters: SearchFilters | null) => {
    const plan = filters && planMatches(filters, { userNum: viewer.num, now: deps.now(), catalogue });
    return plan && plan.list.kind !== "nothing"
      ? countMatches(db, plan.list.match, plan.asker, MOST_PRACTICE_QUESTIONS)
      : [];
  };
  const { sessions, others, generated } = await deps.read({
    sessions: own,
    others: counted(first),
    generated: counted(more),
  });
  const training = generated[0]?.total ?? 0;
  const available = (others[0]?.total ?? 0) + (fields.training ? training : 0);
  return { title, available, training, sessions: ended(sessions) };
}
