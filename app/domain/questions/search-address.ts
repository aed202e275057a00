import { institutionOf, institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectOf, subjectWithId } from "#app/domain/catalogue/subjects.ts";
import { topicWithId } from "#app/domain/catalogue/topic-ids.ts";
import { cutText } from "#app/text/cut-text.ts";
import { allColours, colourWord } from "./booklet-colour.ts";
import type { QuestionKind } from "./draft.ts";
import { skillOfWord, skillWord } from "./inep-skill.ts";
import type { QuestionOrigin } from "./question-heading.ts";
import {
  inOrder,
  type MineFilter,
  noFilters,
  onlyOne,
  type SearchFilters,
  type SearchOrder,
  singleYear,
} from "./search-filters.ts";

const ANY_INSTITUTION = "todas";
const ANY_YEAR = "todos";
const MAX_TEXT = 10_000;
/**
 * An address carries this much of the text: more than all the words that are searched. A page has a hundred links to its
 * own search, and 10,000 accented letters would take 60 kB in each of them.
 */
const MAX_TEXT_IN_ADDRESS = 500;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const kindWords: Record<QuestionKind, string> = {
  "single-choice": "multipla-escolha",
  "right-wrong": "certo-errado",
  open: "discursiva",
};
const originWords: Record<QuestionOrigin, string> = {
  exam: "provas",
  authored: "autorais",
  generated: "treino",
};
const orderWords: Record<SearchOrder, string> = {
  newest: "novas",
  relevance: "relevancia",
  hardest: "dificeis",
  answered: "respondidas",
};
const mineWords: Record<MineFilter, string> = {
  unanswered: "nao-respondidas",
  right: "certas",
  wrong: "erradas",
};

/** The three optional parts of `/questoes/{institution?}/{year?}/{subject?}`. */
export type SearchPathParts = { institution?: string; year?: string; subject?: string };

function keyOf<Key extends string>(table: Record<Key, string>, word: string): Key | undefined {
  return (Object.keys(table) as Key[]).find((key) => table[key] === word);
}

function listOf<Value extends number | string>(
  params: URLSearchParams,
  name: string,
  read: (word: string) => Value | undefined,
): Value[] {
  const words = params.getAll(name).flatMap((each) => each.split(",", 100));
  return inOrder(words.map((word) => read(word.trim())).filter((value) => value !== undefined));
}

function yearOf(word: string | null | undefined): number | null {
  const year = word && /^\d{4}$/.test(word) ? Number(word) : Number.NaN;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

function topicOf(word: string): number | undefined {
  return /^\d{1,6}$/.test(word) && topicWithId(Number(word)) ? Number(word) : undefined;
}

function levelOf(word: string): number | undefined {
  return /^[123]$/.test(word) ? Number(word) : undefined;
}

function readYears(part: string | undefined, params: URLSearchParams): SearchFilters["years"] {
  const year = yearOf(part);
  if (year !== null) return { from: year, to: year };
  const from = yearOf(params.get("de"));
  const to = yearOf(params.get("ate"));
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/**
 * The filters an address asks for. Unknown words in the query are passed over, so that any address with a known path is a
 * search; null where a path part is no institution, year or subject (the page does not exist).
 */
export function readSearchAddress(parts: SearchPathParts, params: URLSearchParams): SearchFilters | null {
  const { institution, year, subject } = parts;
  const named = institution && institution !== ANY_INSTITUTION ? institutionOf(institution) : null;
  const studied = subject ? subjectOf(subject) : null;
  if (named === undefined || studied === undefined) return null;
  if (year && year !== ANY_YEAR && yearOf(year) === null) return null;
  const solution = params.get("resolucao");
  return {
    text: cutText(params.get("q") ?? "", MAX_TEXT).trim(),
    institutions: named ? [named.id] : listOf(params, "instituicao", (word) => institutionOf(word)?.id),
    subjects: studied ? [studied.id] : listOf(params, "disciplina", (word) => subjectOf(word)?.id),
    topics: listOf(params, "assunto", topicOf),
    kinds: listOf(params, "tipo", (word) => keyOf(kindWords, word)),
    difficulties: listOf(params, "dificuldade", levelOf),
    officialDifficulties: listOf(params, "dificuldade-inep", levelOf),
    answeredDifficulties: listOf(params, "dificuldade-respostas", levelOf),
    years: readYears(year, params),
    origins: listOf(params, "origem", (word) => keyOf(originWords, word)),
    skills: listOf(params, "habilidade", skillOfWord),
    colours: listOf(params, "caderno", (word) => allColours().find((each) => colourWord(each) === word)),
    solution: solution === "sim" ? true : solution === "nao" ? false : null,
    mine: keyOf(mineWords, params.get("minhas") ?? "") ?? null,
    order: keyOf(orderWords, params.get("ordem") ?? "") ?? "newest",
  };
}

/** Longer addresses come from no page of ours. */
const MAX_ADDRESS = 12_000;

/** The filters of a whole address ("/questoes/ENEM?q=luz"); null where it is no search. */
export function searchAt(address: string): SearchFilters | null {
  if (address.length > MAX_ADDRESS || !/^\/questoes(?:[/?]|$)/.test(address)) return null;
  const { pathname, searchParams } = new URL(address, "https://farol.invalid");
  const [institution, year, subject] = pathname.split("/").slice(2);
  return readSearchAddress({ institution, year, subject }, searchParams);
}

/** The filters of a whole address, as a question carries it; none where it is no search. */
export function parseSearchAddress(address: string | null): SearchFilters {
  return searchAt(address ?? "") ?? noFilters;
}

/** The one address of a set of filters, without the cursor: main filters in the path, the rest in the query, in fixed order. */
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
  const query = searchQuery(filters, { institution, subject, year }).toString();
  return `${["/questoes", ...parts].join("/")}${query ? `?${query}` : ""}`;
}

type InPath = { institution: number | null; subject: number | null; year: number | null };

function searchQuery(filters: SearchFilters, inPath: InPath): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") query.set(name, String(value));
  };
  put("q", cutText(filters.text, MAX_TEXT_IN_ADDRESS));
  if (inPath.institution === null)
    put("instituicao", filters.institutions.map((id) => institutionWithId(id)?.code).join(","));
  if (inPath.subject === null)
    put("disciplina", filters.subjects.map((id) => subjectWithId(id)?.slug).join(","));
  put("assunto", filters.topics.join(","));
  put("tipo", filters.kinds.map((kind) => kindWords[kind]).join(","));
  put("dificuldade", filters.difficulties.join(","));
  put("dificuldade-inep", filters.officialDifficulties.join(","));
  put("dificuldade-respostas", filters.answeredDifficulties.join(","));
  if (inPath.year === null) {
    put("de", filters.years.from);
    put("ate", filters.years.to);
  }
  put("resolucao", filters.solution === null ? null : filters.solution ? "sim" : "nao");
  put("origem", filters.origins.map((origin) => originWords[origin]).join(","));
  put("habilidade", filters.skills.map(skillWord).join(","));
  put("caderno", filters.colours.map(colourWord).join(","));
  put("minhas", filters.mine === null ? null : mineWords[filters.mine]);
  put("ordem", filters.order === "newest" ? null : orderWords[filters.order]);
  return query;
}
