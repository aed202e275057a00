import type { Viewer } from "#app/access/viewer.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import type { FacetCounts } from "#app/domain/questions/facet-panels.ts";
import type { CountedBy } from "#app/domain/questions/search/define-filter.ts";
import type { Search } from "#app/domain/questions/search/search-filters.ts";
import { COUNT_CAP, PAGE_SIZE } from "#app/domain/questions/search/search-list.ts";
import { planSearch, type SearchPlan } from "#app/domain/questions/search/search-plan.ts";
import { AppError } from "#app/errors/app-error.ts";
import { namedQuestions } from "#app/queries/questions/likeness.server.ts";
import { listedQuestions } from "#app/queries/questions/listed.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import { countMatches, type SearchRow } from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

export type SearchPage = {
  rows: SearchRow[];
  more: { after: boolean; before: boolean };
  /** Exact up to the cap, or the panel's exact number; null on later pages, which do not count. */
  total: { count: number; capped: boolean } | null;
  /** Within the chosen institution, subject and year, by group. */
  counts: Record<CountedBy, FacetCounts>;
};

export type SearchResult = { search: Search; plan: SearchPlan; page: SearchPage };

/** One round trip (data.md "Queries"), two if it updates the catalogue and `read` differs. Throws page-not-found. */
export async function searchQuestions(
  deps: Deps,
  viewer: Viewer | null,
  read: (catalogue: TopicCatalogue) => Search | null,
): Promise<SearchResult> {
  const planned = (catalogue: TopicCatalogue) => {
    const search = read(catalogue);
    if (!search) throw new AppError("page-not-found");
    return { search, plan: planSearch(search, { userNum: viewer?.num ?? null, catalogue }) };
  };
  const known = deps.catalogue.current();
  const asked = planned(known);
  const page = await readPage(deps, asked.plan);
  const newest = deps.catalogue.current();
  const today = newest === known ? asked : planned(newest);
  const isSame = String(today.search.filters.topics) === String(asked.search.filters.topics);
  return isSame ? { ...asked, page } : { ...today, page: await readPage(deps, today.plan) };
}

async function readPage({ db, read }: Deps, plan: SearchPlan): Promise<SearchPage> {
  const { panels: keys, count, asker } = plan;
  const statements = [
    listedQuestions(db, plan, { start: plan.page, limit: PAGE_SIZE + 1 }),
    facetPanelsByKey(db, Object.values(keys)),
    namedQuestions(db, plan.named, asker.userNum),
  ] as const;
  const [found, stored, named, totals] =
    count.kind === "matches"
      ? await read(...statements, countMatches(db, count.match, asker, COUNT_CAP + 1))
      : [...(await read(...statements)), []];
  const countsOf = (key: string) => stored.find((panel) => panel.key === key)?.counts ?? {};
  const counts = {
    within: countsOf(keys.within),
    institutions: countsOf(keys.institutions),
    subjects: countsOf(keys.subjects),
  };
  const [first]: SearchRow[] = found;
  const counted = { listed: first?.total ?? 0, matches: totals[0]?.total ?? 0, within: counts.within };
  const total = totalOf(plan, counted);
  return withNamed(named, { ...rowsOf(found, plan), total, counts });
}

type Totals = { listed: number; matches: number; within: FacetCounts };

function totalOf({ count }: SearchPlan, { listed, matches, within }: Totals): SearchPage["total"] {
  switch (count.kind) {
    case "none":
      return null;
    case "listed":
      return { count: listed, capped: false };
    case "panel":
      return { count: count.tokens.reduce((sum, token) => sum + (within[token] ?? 0), 0), capped: false };
    case "matches":
      return { count: Math.min(matches, COUNT_CAP), capped: matches > COUNT_CAP };
  }
}

function rowsOf(found: SearchRow[], { page }: SearchPlan): Pick<SearchPage, "rows" | "more"> {
  const overflow = found.length > PAGE_SIZE;
  const rows = found.slice(0, PAGE_SIZE);
  if (page && "before" in page) return { rows: rows.reverse(), more: { before: overflow, after: true } };
  return { rows, more: { before: page !== null, after: overflow } };
}

/** The page with the questions named in the text first. */
function withNamed(named: SearchRow[], page: SearchPage): SearchPage {
  if (named.length === 0) return page;
  const others = page.rows.filter(({ ord }) => !named.some((each) => each.ord === ord));
  const added = named.length - (page.rows.length - others.length);
  const total = page.total && { ...page.total, count: page.total.count + added };
  return { ...page, rows: [...named, ...others], total };
}
