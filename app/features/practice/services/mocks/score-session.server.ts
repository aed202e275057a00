import type { Deps } from "#app/platform/context/deps.ts";
import { rankingScore, scoreAreas } from "../../domain/mocks/score-sheet.ts";
import { sheetItem } from "../../domain/mocks/sheet-item.ts";
import { mockOfSession, rankEvent, sheetOf, storeScores } from "../../queries/mocks/sheets.server.ts";
import type { SessionKey } from "../../queries/sessions.server.ts";

/** Scores a graded mock exam, once; a late sheet of a ranked event gets its place. Two round trips. */
export async function scoreSession(deps: Deps, key: SessionKey): Promise<void> {
  const now = deps.now();
  const {
    mock: [mock],
    rows,
  } = await deps.read({ mock: mockOfSession(deps.db, key), rows: sheetOf(deps.db, key, now) });
  if (!mock || mock.scoredAt !== null || rows.length === 0) return;
  const items = rows.map(sheetItem);
  const score = rankingScore(mock.method, items);
  const scores = mock.method === "tri" ? scoreAreas(items) : [];
  const stored = storeScores(deps.db, [{ session: mock.session, score, scores }], now);
  if (mock.event !== null && mock.isRanked)
    await deps.write([stored, ...rankEvent(deps.db, mock.event, now)]);
  else await deps.write(stored);
}
