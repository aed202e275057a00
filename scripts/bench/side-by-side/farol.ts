import { firstPage } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { openDatabase, type RunBatch } from "#app/platform/db/database.server.ts";
import { interceptedDatabase } from "#tests/support/intercept-database.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { type Engine, timed } from "./engine.ts";

/** The search page through workerd and D1, timed inside the database and as a whole round trip. */
export function farolEngine(platform: Platform, megabytes: number, trips: number[]): Engine {
  let inside = 0;
  const counted = interceptedDatabase(platform.env.DB, async (_, run) => {
    const results = await run();
    inside += results.reduce((sum, { meta }) => sum + meta.duration, 0);
    return results;
  });
  const db = openDatabase(counted);
  const deps: Deps = { ...platform.deps, db, read: db.batch as RunBatch };
  return {
    name: "Farol (D1 em workerd)",
    build: async () => ({ megabytes }),
    run: async (searches) => {
      const answers = [];
      for (const filters of searches) {
        inside = 0;
        const search = { filters, page: firstPage };
        const [{ page }, trip] = await timed(() => searchQuestions(deps, null, () => search));
        trips.push(trip);
        const ords = page.rows.map(({ ord }) => ord);
        answers.push({ ords, total: page.total?.count ?? 0, milliseconds: inside });
      }
      return answers;
    },
    close: async () => undefined,
  };
}
