import { firstPage, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { COUNT_CAP, PAGE_SIZE } from "#app/features/bank/domain/search/search-list.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { createRandom } from "#content/generator/random.ts";
import { matchesOf } from "#tests/support/brute-force.ts";
import { randomSearch } from "#tests/support/random-search.ts";
import { readCorpus } from "./corpus.ts";
import type { Figure } from "./table.ts";

const SEARCHES = 300;
/** Same seed as tests/worker/bank/search.test.ts. */
const SEED = 2026;

/** The difference to the plain lists, or null. */
async function mismatch(
  deps: Deps,
  filters: SearchFilters,
  expected: readonly number[],
): Promise<string | null> {
  const { page } = await searchQuestions(deps, null, () => ({ filters, page: firstPage }));
  const { rows, total, more } = page;
  const found = rows.map(({ ord }) => ord);
  const first = expected.slice(0, PAGE_SIZE);
  if (found.join() !== first.join()) return `ids ${found.join(" ")} em vez de ${first.join(" ")}`;
  if (more.after !== expected.length > PAGE_SIZE) return "a lista termina noutro lugar";
  const capped = expected.length > COUNT_CAP && total?.capped === true && total.count === COUNT_CAP;
  if (capped || (total?.capped === false && total.count === expected.length)) return null;
  return `conta ${total?.count ?? "nada"} em vez de ${expected.length}`;
}

/** Generated searches against plain lists: first page, its end and its count. */
export async function measureRecall(deps: Deps): Promise<Figure[]> {
  const bank = await readCorpus(deps);
  const random = createRandom(SEED);
  let [found, wrong, withText] = [0, 0, 0];
  for (let index = 0; index < SEARCHES; index++) {
    const filters = randomSearch(random, bank);
    const expected = matchesOf(bank, filters);
    const difference = await mismatch(deps, filters, expected);
    if (difference) console.error(`${searchAddress(filters)}: ${difference}`);
    found += expected.length > 0 ? 1 : 0;
    withText += filters.text === "" ? 0 : 1;
    wrong += difference ? 1 : 0;
  }
  return [
    {
      what: `buscas geradas (${withText} com texto) que acham algo entre ${bank.length} questões`,
      value: `${found} de ${SEARCHES}`,
    },
    {
      what: "buscas que dizem outra coisa que a força bruta",
      value: String(wrong),
      bar: "0",
      ok: wrong === 0,
    },
  ];
}
