import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { CatalogueTopic, TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { memberIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { type FacetCounts, panelsOfSearch } from "#app/features/bank/domain/facet-panels.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { readQuery } from "#app/features/bank/domain/search/query/read-query.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { nearestTerm, type Term } from "#app/features/bank/domain/words/near-terms.ts";
import { token } from "#app/features/bank/domain/words/search-tokens.ts";
import { facetPanelsByKey } from "#app/features/bank/queries/panels.server.ts";
import { termsBeginning } from "#app/features/bank/queries/search.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { fold, words } from "#app/platform/text/normalize.ts";

export type Suggestion = { label: string; kind: "Instituição" | "Assunto" | "Palavra"; address: string };
export type Suggestions = {
  choices: Suggestion[];
  /** The text with likely spellings; null if every word is known, or none is near. */
  meant: { text: string; address: string } | null;
};

/** Words looked up (the last ones), and letters they share with a suggestion. */
const LOOKED_UP = 3;
const SURE_LETTERS = 3;
const MOST_OF_A_KIND = 4;
const LONGEST_TEXT = 100;

function isWord(word: string): boolean {
  return /^[a-z]+$/.test(word) && word.length >= SURE_LETTERS;
}

/** Catalogue names with a word that starts so. */
function named<Row extends { name: string }>(rows: readonly Row[], typed: string): Row[] {
  const asked = fold(typed).trim();
  if (asked.length < 2) return [];
  const found = rows.filter(({ name }) => ` ${words(name).join(" ")}`.includes(` ${asked}`));
  return found.slice(0, MOST_OF_A_KIND);
}

/** Completions and spelling suggestions for a text being typed. One round trip. */
export async function suggestSearch(deps: Deps, typed: string): Promise<Suggestions> {
  const text = typed.slice(0, LONGEST_TEXT);
  const looked = words(text).slice(-LOOKED_UP).filter(isWord);
  const everything = panelsOfSearch(noFilters).within;
  const {
    panel: [panel],
    terms,
  } = await deps.read({
    panel: facetPanelsByKey(deps.db, [everything]),
    terms: looked.map((word) => termsBeginning(deps.db, word.slice(0, SURE_LETTERS))),
  });
  const termsOf = new Map(looked.map((word, index) => [word, terms[index] ?? []]));
  const named = namedChoices(text, deps.catalogue.current(), panel?.counts ?? {});
  return { choices: [...named, ...wordChoices(text, termsOf)], meant: meantBy(text, termsOf) };
}

/** Topics by the names that people use for them. */
function topicsCalled(text: string, catalogue: TopicCatalogue): CatalogueTopic[] {
  const ids = readQuery(text, catalogue).flatMap((part) => (part.kind === "topic" ? part.ids : []));
  return [...new Set(ids)].flatMap((id) => catalogue.byId.get(id) ?? []);
}

/** Only what has questions: no suggestion leads nowhere. */
function namedChoices(text: string, catalogue: TopicCatalogue, counts: FacetCounts): Suggestion[] {
  const exams = institutions.filter(({ id }) => counts[token.institution(id)]);
  const topics = [...new Set([...named(catalogue.topics, text), ...topicsCalled(text, catalogue)])];
  const asked = topics.filter(({ id }) => memberIds(id, catalogue).some((each) => counts[token.topic(each)]));
  return [
    ...named(exams, text).map(({ id, name }) => ({
      label: name,
      kind: "Instituição" as const,
      address: searchAddress({ ...noFilters, institutions: [id] }),
    })),
    ...asked.slice(0, MOST_OF_A_KIND).map(({ id, name }) => ({
      label: name,
      kind: "Assunto" as const,
      address: searchAddress({ ...noFilters, topics: [id] }),
    })),
  ];
}

/** The text with its last word completed, most frequent first. */
function wordChoices(text: string, termsOf: ReadonlyMap<string, Term[]>): Suggestion[] {
  const last = words(text).at(-1) ?? "";
  const before = text.replace(/[\p{L}\p{N}\p{M}]+\s*$/u, "");
  const terms = (termsOf.get(last) ?? []).filter(({ term }) => term.startsWith(last) && term !== last);
  const frequent = terms.sort((one, other) => other.questions - one.questions).slice(0, MOST_OF_A_KIND);
  return frequent.map(({ term }) => {
    const label = `${before}${term}`;
    return { label, kind: "Palavra", address: searchAddress({ ...noFilters, text: label }) };
  });
}

function meantBy(text: string, termsOf: ReadonlyMap<string, Term[]>): Suggestions["meant"] {
  let changed = false;
  const meant = words(text).map((word) => {
    const terms = termsOf.get(word);
    if (!terms || terms.some(({ term }) => term.startsWith(word))) return word;
    const near = nearestTerm(word, terms);
    changed ||= near !== null;
    return near ?? word;
  });
  if (!changed) return null;
  return { text: meant.join(" "), address: searchAddress({ ...noFilters, text: meant.join(" ") }) };
}
