import { cutText } from "#app/platform/text/cut-text.ts";
import { institutionWithId } from "../catalogue/institutions.ts";
import { subjectWithId } from "../catalogue/subjects.ts";
import { mineWords, orderWords } from "./address-words.ts";
import { addressFilters } from "./filters/filter-kinds.ts";
import { noFilters, onlyOne, type SearchFilters, singleYear } from "./filters/search-filters.ts";

export const ANY_INSTITUTION = "todas";
export const ANY_YEAR = "todos";
/** The address parameter of a search for words only. */
export const LITERAL = { name: "modo", word: "palavras" } as const;
/** Characters of text in a URL: a page has a hundred links, and 10,000 accented letters cost 60 kB in each. */
const MAX_TEXT_IN_ADDRESS = 500;

/** Canonical URL without the page: main filters in the path, the rest in the query, in fixed order. */
export function searchAddress(filters: SearchFilters): string {
  const institution = onlyOne(filters.institutions);
  const subject = onlyOne(filters.subjects);
  const year = singleYear(filters);
  const code = institutionWithId(institution ?? 0)?.code ?? ANY_INSTITUTION;
  const slug = subjectWithId(subject ?? 0)?.slug;
  const parts = slug
    ? [code, year ?? ANY_YEAR, slug]
    : year !== null
      ? [code, year]
      : institution !== null
        ? [code]
        : [];
  const query = new URLSearchParams();
  const put = (name: string, word: string | number | null) => {
    if (word !== null && word !== "") query.set(name, String(word));
  };
  put("q", cutText(filters.text, MAX_TEXT_IN_ADDRESS));
  const inPath = [institution !== null && "instituicao", subject !== null && "disciplina"];
  for (const { param, words } of addressFilters.aboveYears)
    if (!inPath.includes(param)) put(param, words(filters));
  if (year === null) {
    put("de", filters.years.from);
    put("ate", filters.years.to);
  }
  for (const { param, words } of addressFilters.belowYears) put(param, words(filters));
  put("minhas", filters.mine && mineWords[filters.mine]);
  if (filters.literal) put(LITERAL.name, LITERAL.word);
  put("ordem", filters.order === noFilters.order ? null : orderWords[filters.order]);
  return `${["/questoes", ...parts].join("/")}${query.size > 0 ? `?${query}` : ""}`;
}
