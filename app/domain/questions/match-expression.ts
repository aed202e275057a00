import { words } from "#app/text/normalize.ts";
import type { SearchFilters } from "./search-filters.ts";
import { token } from "./search-tokens.ts";

/** More words than this are passed over: they would narrow nothing and cost time. */
const MAX_TERMS = 24;
/** Shorter words are matched whole: as prefixes they would match half the vocabulary. */
const SHORTEST_PREFIX = 3;

/** Words that carry no subject: matched whole, because as prefixes ("que…", "com…") they would match half the vocabulary. */
const STOP_WORDS = new Set(
  (
    "que com por para uma uns dos das nos nas aos pelo pela como mais mas nao sem sob sao foi ser ter tem seu sua " +
    "este esta isso isto qual entre sobre quando onde the and for are was not with from"
  ).split(" "),
);

/** The terms of a text a person typed: phrases between double quotes, and single words matched by their beginning. */
export function searchTerms(text: string): { phrases: string[][]; words: string[] } {
  const phrases: string[][] = [];
  const rest = text.replace(/["“”]([^"“”]*)["“”]/g, (_, phrase: string) => {
    const found = words(phrase);
    if (found.length > 0) phrases.push(found.slice(0, MAX_TERMS));
    return " ";
  });
  return { phrases: phrases.slice(0, MAX_TERMS), words: [...new Set(words(rest))].slice(0, MAX_TERMS) };
}

/**
 * The text part of a search as an FTS5 expression, built from quoted words of letters and digits only, so that no input
 * is a syntax error. Null where the text holds no word at all (then nothing matches).
 */
export function textExpression(text: string): string | null {
  const terms = searchTerms(text);
  const parts = [
    ...terms.phrases.map((phrase) => `"${phrase.join(" ")}"`),
    ...terms.words.map((word) => (isSmallWord(word) ? `"${word}"` : `"${word}" *`)),
  ];
  return parts.length === 0 ? null : parts.join(" AND ");
}

function anyOf(tokens: string[]): string[] {
  return tokens.length === 0 ? [] : [`(${tokens.map((each) => `"${each}"`).join(" OR ")})`];
}

/** Whether a word carries no subject of its own, or is too short to tell. */
export function isSmallWord(word: string): boolean {
  return word.length < SHORTEST_PREFIX || STOP_WORDS.has(word);
}

/** The expression of a text narrowed to the filters, for the index of words. */
export function narrowed(body: string, filters: SearchFilters): string {
  const meta = filterExpression(filters);
  return `body : (${body})${meta === `"${token.every}"` ? "" : ` AND meta : (${meta})`}`;
}

function filterExpression(filters: SearchFilters): string {
  const parts = [
    ...anyOf(filters.institutions.map(token.institution)),
    ...anyOf(filters.subjects.map(token.subject)),
    ...anyOf(filters.topics.map(token.topic)),
    ...anyOf(filters.kinds.map(token.kind)),
    ...anyOf(filters.difficulties.map(token.difficulty)),
    ...anyOf(filters.officialDifficulties.map(token.officialDifficulty)),
    ...anyOf(filters.answeredDifficulties.map(token.answeredDifficulty)),
    ...anyOf(filters.origins.map(token.origin)),
    ...anyOf(filters.skills.map(token.skill)),
    ...anyOf(filters.colours.map(token.colour)),
    ...anyOf(filters.solution === null ? [] : [token.solution(filters.solution)]),
  ];
  return parts.length === 0 ? `"${token.every}"` : parts.join(" AND ");
}

/** Years an address can name. */
const YEARS = { first: 1900, last: 2100 };

/** The filters as an expression over tokens alone, years among them: for an index that is not in the order of years. */
export function rankExpression(filters: SearchFilters): string {
  const { from, to } = filters.years;
  const expression = filterExpression(filters);
  if (from === null && to === null) return expression;
  const [first, last] = [from ?? YEARS.first, to ?? YEARS.last];
  const years = Array.from({ length: last - first + 1 }, (_, index) => token.year(first + index));
  return [expression, ...anyOf(years)].join(" AND ");
}

/** Which index answers a search and the expression it is asked with; null where the text can match nothing. */
export function matchExpression(
  filters: SearchFilters,
): { index: "search" | "filter"; expression: string } | null {
  if (filters.text === "") return { index: "filter", expression: filterExpression(filters) };
  const body = textExpression(filters.text);
  return body === null ? null : { index: "search", expression: narrowed(body, filters) };
}
