import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import type { TopicCatalogue } from "../domain/catalogue/topic-catalogue.ts";
import type { FacetCounts } from "../domain/facet-panels.ts";
import type { CountedBy } from "../domain/search/filters/define-filter.ts";
import type { Search } from "../domain/search/filters/search-filters.ts";
import { numberedPlace } from "../domain/search/query/understand.ts";
import { COUNT_CAP, PAGE_SIZE, TIER_SPAN } from "../domain/search/search-list.ts";
import {
  correctedOffer,
  countedRoots,
  partialOffers,
  type SearchOffer,
} from "../domain/search/search-offers.ts";
import { planSearch, type SearchPlan } from "../domain/search/search-plan.ts";
import { namedQuestions } from "../queries/likeness.server.ts";
import { listedQuestions, offerOfKey } from "../queries/listed.server.ts";
import { facetPanelsByKey } from "../queries/panels.server.ts";
import { countMatches, heldAtNumber, rootCounts, type SearchRow } from "../queries/search.server.ts";

export type SearchPage = {
  rows: SearchRow[];
  more: { after: boolean; before: boolean };
  /** Exact up to the cap, or the panel's exact number; null on later pages, which do not count. */
  total: { count: number; capped: boolean } | null;
  /** Within the chosen institution, subject and year, by group. */
  counts: Record<CountedBy, FacetCounts>;
};

/** `offer`: what is shown in place of the search itself, which finds nothing. */
export type SearchResult = {
  search: Search;
  /** The text as it was typed; that of `search` is the offer's. */
  typed: string;
  plan: SearchPlan;
  page: SearchPage;
  offer: SearchOffer | null;
  /** A question that the text names by exam and number is in the bank, but withheld. */
  isHeld: boolean;
};

type Scope = { userNum: number | null; now: number; catalogue: TopicCatalogue };

/**
 * One round trip (P1); a second one where nothing is found, for partial matches, or if the first updates the
 * catalogue and `read` differs. Throws page-not-found.
 */
export async function searchQuestions(
  deps: Deps,
  viewer: Viewer | null,
  read: (catalogue: TopicCatalogue) => Search | null,
): Promise<SearchResult> {
  const planned = (catalogue: TopicCatalogue) => {
    const search = read(catalogue);
    if (!search) throw new AppError("page-not-found");
    const scope = { userNum: viewer?.num ?? null, now: deps.now(), catalogue };
    return { search, plan: planSearch(search, scope), scope };
  };
  const known = deps.catalogue.current();
  const asked = planned(known);
  const found = await readResult(deps, asked);
  const newest = deps.catalogue.current();
  const today = newest === known ? asked : planned(newest);
  const isSame = String(today.search.filters.topics) === String(asked.search.filters.topics);
  return isSame ? found : readResult(deps, today);
}

type Planned = { search: Search; plan: SearchPlan; scope: Scope };

async function readResult(deps: Deps, { search, plan, scope }: Planned): Promise<SearchResult> {
  const corrected = correctedOffer(search.filters, plan, scope);
  const { page, offered, counts } = await readPage(deps, plan, corrected);
  const own = { search, typed: search.filters.text, plan, page, offer: null, isHeld: false };
  if (page.rows.length > 0 || page.total?.count !== 0) return own;
  if (corrected && offered.length > 0) return inPlace(own, corrected, offered, scope);
  const offers = partialOffers(search.filters, plan, { ...scope, counts });
  const numbered = numberedPlace(plan.understood);
  if (offers.length === 0) {
    const held = numbered ? await deps.read(heldAtNumber(deps.db, numbered)) : [];
    return { ...own, isHeld: held.length > 0 };
  }
  const list = { kind: "offers" as const, offers: offers.map(({ tiers }) => tiers) };
  const limit = rowsToRead(PAGE_SIZE);
  const { rows, held } = await deps.read({
    rows: listedQuestions(deps.db, { list, asker: plan.asker }, { start: null, limit }),
    held: heldAtNumber(deps.db, numbered),
  });
  const found: SearchRow[] = rows;
  const first = offerOfKey(found[0]?.key)?.offer;
  const offer = first === undefined ? undefined : offers[first];
  const shown = found.filter(({ key }) => offerOfKey(key)?.offer === first);
  const isHeld = held.length > 0;
  return { ...(offer ? inPlace(own, offer, shown, scope) : own), isHeld };
}

/** The offer's own first page; the later ones are pages of its address. */
function inPlace(own: SearchResult, offer: SearchOffer, found: SearchRow[], scope: Scope): SearchResult {
  const { filters } = offer;
  const plan = planSearch({ filters, page: own.search.page }, scope);
  const { list } = plan;
  const tiers = list.kind === "tiers" ? list.tiers : [];
  const { shown: rows, next } = pageOfRows(found, PAGE_SIZE, ({ ord }) => ord);
  const more = { before: false, after: next !== null };
  const total = { count: rows.length, capped: more.after };
  const ownKey = ({ key, ord }: SearchRow) => (tiers.length - (offerOfKey(key)?.tier ?? 0)) * TIER_SPAN + ord;
  const keyed = rows.map((row) => ({ ...row, key: ownKey(row) }));
  return {
    ...own,
    search: { ...own.search, filters },
    plan,
    page: { ...own.page, rows: keyed, more, total },
    offer,
  };
}

async function readPage({ db, read }: Deps, plan: SearchPlan, corrected: SearchOffer | null) {
  const { panels: keys, count, asker } = plan;
  const offers = corrected ? [corrected.tiers] : [];
  const { all, stored, named, roots, totals } = await read({
    all: listedQuestions(db, plan, { start: plan.page, limit: rowsToRead(PAGE_SIZE), offers }),
    stored: facetPanelsByKey(db, Object.values(keys)),
    named: namedQuestions(db, plan.named, asker),
    roots: rootCounts(db, countedRoots(plan)),
    totals: count.kind === "matches" ? countMatches(db, count.match, asker, COUNT_CAP + 1) : [],
  });
  const listed: SearchRow[] = all;
  const found = listed.filter(({ key }) => offerOfKey(key) === null);
  const offered = listed.filter(({ key }) => offerOfKey(key) !== null);
  const countsOf = (key: string) => stored.find((panel) => panel.key === key)?.counts ?? {};
  const counts = {
    within: countsOf(keys.within),
    institutions: countsOf(keys.institutions),
    subjects: countsOf(keys.subjects),
  };
  const counted = { listed: found[0]?.total ?? 0, matches: totals[0]?.total ?? 0, within: counts.within };
  const total = totalOf(plan, counted);
  return {
    page: withNamed(named, { ...rowsOf(found, plan), total, counts }),
    offered,
    counts: new Map(roots.map(({ root, questions }) => [root, questions])),
  };
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
  const { shown: rows, next } = pageOfRows(found, PAGE_SIZE, ({ ord }) => ord);
  const overflow = next !== null;
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
