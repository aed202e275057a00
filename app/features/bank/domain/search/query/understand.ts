import { ordOfCode } from "#app/platform/text/question-code.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { memberIds } from "../../catalogue/topic-ids.ts";
import { ordRange } from "../../ord.ts";
import { type Described, extraTokens, filtersOf, partLabel } from "../filters/query-filters.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { isPasted, type SearchWords } from "../search-words.ts";
import { clausesOf } from "./query-clauses.ts";
import { type QueryPart, readQuery, readWordsOnly } from "./read-query.ts";

/** By code, or by INEP's item number. */
export type NamedQuestion = { ord: number | null; itemCode: number | null };

export type Understood = {
  /** With the filters found in the text, and without their words. */
  filters: SearchFilters;
  /** Includes merged topics. */
  indexed: SearchFilters;
  /** What no filter has: each any of its tokens. */
  extras: readonly (readonly string[])[];
  words: SearchWords;
  named: NamedQuestion;
  /** What words of the text mean. */
  described: readonly Described[];
  parts: readonly QueryPart[];
};

/** One number in one exam of one year, as in "questão 136 enem 2015"; null where it is not that clear. */
export function numberedPlace({ filters, parts }: Understood) {
  const numbers = parts.flatMap((part) => (part.kind === "number" ? [part.number] : []));
  const [institution, other] = filters.institutions;
  const { from: year, to } = filters.years;
  const [number, more] = numbers;
  if (number === undefined || institution === undefined || year === null || year !== to) return null;
  return more === undefined && other === undefined ? { institution, year, number } : null;
}

/** The text without pieces, the asterisk of a word left out, and what is left dangling around them. */
export function textWithout(text: string, pieces: readonly { from: number; to: number }[]): string {
  let rest = text;
  for (const { from, to } of [...pieces].sort((one, other) => other.from - one.from))
    rest = `${rest.slice(0, from)} ${rest.slice(to).replace(/^\*+/, "")}`;
  const joined = rest.replace(/\s+/g, " ").replace(/\s+([,;])/g, "$1");
  return joined
    .replace(
      /^(?:[\s,;·-]|(?:d[aeo]s?|n[ao]s?|em|e|ou|com)(?=\s|$))+|(?:[\s,;·-]|\s(?:d[aeo]s?|n[ao]s?|em|e|ou|com|sobre))+$/gi,
      "",
    )
    .trim();
}

/** Parses a search: institutions, years, subjects… become filters; topics and words are searched. */
export function understand(filters: SearchFilters, catalogue: TopicCatalogue): Understood {
  const { text } = filters;
  const read = filters.literal ? readWordsOnly(text) : readQuery(text, catalogue);
  const found = filtersOf(filters, read);
  const plain = { ...filters, text };
  const unexplained = found.parts.filter(({ kind }) => kind === "word").length;
  if (text !== "" && isPasted(text, unexplained)) return pasted(plain, catalogue);
  const parts = found.parts;
  const effective = { ...found.filters, text: textWithout(text, found.taken) };
  // Of several words for one thing there is one chip, which removes them all.
  const labelled = new Map<string, QueryPart[]>();
  for (const part of parts) {
    const label = partLabel(part, catalogue);
    if (label !== null) labelled.set(label, [...(labelled.get(label) ?? []), part]);
  }
  const described = [...labelled].map(([label, own]) => ({
    label,
    without: { ...filters, text: textWithout(text, own) },
  }));
  return {
    filters: effective,
    indexed: withMembers(effective, catalogue),
    extras: extraTokens(parts),
    words: wordsOf(text, parts, effective, catalogue),
    named: namedQuestion(text),
    described,
    parts,
  };
}

function pasted(filters: SearchFilters, catalogue: TopicCatalogue): Understood {
  const { text } = filters;
  return {
    filters,
    indexed: withMembers(filters, catalogue),
    extras: [],
    words: { kind: "pasted", text },
    named: namedQuestion(text),
    described: [],
    parts: [],
  };
}

function withMembers(filters: SearchFilters, catalogue: TopicCatalogue): SearchFilters {
  return { ...filters, topics: filters.topics.flatMap((id) => memberIds(id, catalogue)) };
}

function wordsOf(
  text: string,
  parts: readonly QueryPart[],
  filters: SearchFilters,
  catalogue: TopicCatalogue,
): SearchWords {
  if (text === "") return { kind: "none" };
  if (parts.length === 0) return { kind: "unreadable" };
  const clauses = clausesOf(text, parts, filters, catalogue);
  return clauses.length === 0 ? { kind: "none" } : { kind: "terms", clauses };
}

/** A word that spells a code of another year is a word. */
const YEARS = ordRange(1900, 2100);

/** A question named by code (spaces, any case) or INEP item number; the text search runs as well, since both may be words. */
export function namedQuestion(text: string): NamedQuestion {
  const bare = text.slice(0, 40).replace(/[\s#.-]/g, "");
  const ord = ordOfCode(bare);
  const [, digits] = /^(?:item|inep)?\s*(\d{4,7})$/i.exec(text.slice(0, 40).trim()) ?? [];
  return {
    ord: ord !== null && ord >= YEARS.from && ord < YEARS.before ? ord : null,
    itemCode: digits === undefined ? null : Number(digits),
  };
}
