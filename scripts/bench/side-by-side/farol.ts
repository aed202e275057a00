import type { Deps } from "#app/services/deps.ts";
import { searchQuestions } from "#app/services/questions/search-questions.server.ts";
import { type Engine, timed } from "./engine.ts";

/** The product's own search page: its whole round trip through workerd to D1, with the panels of facets. */
export function farolEngine(deps: Deps, megabytes: number): Engine {
  return {
    name: "Farol (D1 em workerd)",
    build: async () => ({ megabytes }),
    run: async (searches) => {
      const answers = [];
      for (const filters of searches) {
        const [page, milliseconds] = await timed(() =>
          searchQuestions(deps, null, { filters, cursor: null }),
        );
        const ords = page.rows.map(({ ord }) => ord);
        answers.push({ ords, total: page.total?.count ?? 0, milliseconds });
      }
      return answers;
    },
    close: async () => undefined,
  };
}
