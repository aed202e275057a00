import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import type { SearchFilters } from "./filters/search-filters.ts";
import { correctedText } from "./query/correct-query.ts";
import { partialQueries } from "./query/partial-queries.ts";
import { understand } from "./query/understand.ts";
import type { Match } from "./search-list.ts";
import { type SearchPlan, tiersOf } from "./search-plan.ts";

/** Another search in place of one that finds nothing. */
export type SearchOffer = { filters: SearchFilters; tiers: readonly Match[] } & (
  | { kind: "corrected" }
  /** Some words as prefixes. */
  | { kind: "beginnings" }
  | { kind: "partial"; without: string[] }
);

/** D1 accepts 100 parameters in a statement: four for each tier. */
const MOST_TIERS = 24;

type Scope = { catalogue: TopicCatalogue };

/** Offers are made for words in the order of relevance, on the first page. */
function mayOffer({ list, page, understood }: SearchPlan): boolean {
  return page === null && list.kind === "tiers" && understood.words.kind === "terms";
}

const MOST_COUNTED = 4;

/** Words whose frequency decides what is left out, should all of them find nothing. */
export function countedRoots(plan: SearchPlan): string[] {
  const { words } = plan.understood;
  if (!mayOffer(plan) || words.kind !== "terms") return [];
  const roots = words.clauses.flatMap((clause) =>
    clause.kind === "word" && !clause.prefix ? [clause.root] : [],
  );
  const topics = words.clauses.filter(({ kind }) => kind === "concept").length;
  return roots.length > 1 || topics > 1 ? roots.slice(0, MOST_COUNTED) : [];
}

/** With likely typos corrected: queried in the same trip. */
export function correctedOffer(filters: SearchFilters, plan: SearchPlan, scope: Scope): SearchOffer | null {
  if (!mayOffer(plan) || filters.literal) return null;
  const text = correctedText(filters.text, plan.understood.parts, scope.catalogue);
  if (text === null) return null;
  const corrected = { ...filters, text };
  return { kind: "corrected", filters: corrected, tiers: tiersOf(corrected, scope, false) };
}

/** With prefixes, then with fewer words: queried where nothing was found. */
export function partialOffers(
  filters: SearchFilters,
  plan: SearchPlan,
  scope: Scope & { counts: ReadonlyMap<string, number> },
): SearchOffer[] {
  if (!mayOffer(plan)) return [];
  const { catalogue, counts } = scope;
  const text = correctedText(filters.text, plan.understood.parts, catalogue) ?? filters.text;
  const { parts } = text === filters.text ? plan.understood : understand({ ...filters, text }, catalogue);
  const opened = withBeginnings(filters.text, plan);
  const partial = partialQueries(text, parts, counts).map(({ text: shorter, without }): SearchOffer => {
    const less = { ...filters, text: shorter };
    return { kind: "partial", without, filters: less, tiers: tiersOf(less, scope, true) };
  });
  if (opened === null) return asManyAsFit(partial);
  const beginnings = { ...filters, text: opened };
  const first = { kind: "beginnings" as const, filters: beginnings, tiers: tiersOf(beginnings, scope, true) };
  return asManyAsFit([first, ...partial]);
}

function asManyAsFit(offers: readonly SearchOffer[]): SearchOffer[] {
  let tiers = 0;
  return offers.filter((offer) => {
    tiers += offer.tiers.length;
    return tiers <= MOST_TIERS;
  });
}

/** "velocida" as "velocida*"; null where no word can be a prefix. */
function withBeginnings(text: string, { understood }: SearchPlan): string | null {
  const words = understood.parts.filter(
    ({ kind, words: [word] }) => kind === "word" && word !== undefined && word.word.length >= 3,
  );
  const opened = [...words]
    .reverse()
    .reduce((all, { to }) => (all[to] === "*" ? all : `${all.slice(0, to)}*${all.slice(to)}`), text);
  return opened === text ? null : opened;
}
