import { institutionWithId } from "../../catalogue/institutions.ts";
import { subjectWithId } from "../../catalogue/subjects.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { topicNames } from "../../catalogue/topic-ids.ts";
import { colourWord } from "../../exams/booklet-colour.ts";
import { skillLabel } from "../../inep-skill.ts";
import { difficultyLabels, kindLabels, originLabels } from "../../labels.ts";
import { token } from "../../words/search-tokens.ts";
import type { QueryPart } from "../query/read-query.ts";
import { yearsLabel } from "../search-title.ts";
import { inOrder, type SearchFilters } from "./search-filters.ts";

/** A chip, and the search without it. */
export type Described = { label: string; without: SearchFilters };

/** The search's own filters of a part's kind: text does not change chosen ones. */
const chosen: { [Kind in QueryPart["kind"]]?: (filters: SearchFilters) => boolean } = {
  institution: ({ institutions }) => institutions.length > 0,
  subject: ({ subjects }) => subjects.length > 0,
  type: ({ kinds }) => kinds.length > 0,
  origin: ({ origins }) => origins.length > 0,
  solved: ({ solution }) => solution !== null,
  skills: ({ skills }) => skills.length > 0,
  colour: ({ colours }) => colours.length > 0,
  years: ({ years }) => years.from !== null || years.to !== null,
};

function withPart(filters: SearchFilters, part: QueryPart): SearchFilters {
  switch (part.kind) {
    case "institution":
      return { ...filters, institutions: inOrder([...filters.institutions, ...part.ids]) };
    case "subject":
      return { ...filters, subjects: inOrder([...filters.subjects, part.id]) };
    case "type":
      return { ...filters, kinds: inOrder([...filters.kinds, part.of]) };
    case "origin":
      return { ...filters, origins: inOrder([...filters.origins, part.of]) };
    case "solved":
      return { ...filters, solution: true };
    case "skills":
      return { ...filters, skills: inOrder([...filters.skills, ...part.ids]) };
    case "colour":
      return { ...filters, colours: inOrder([...filters.colours, part.colour]) };
    case "years":
      return { ...filters, years: widened(filters.years, part) };
    default:
      return filters;
  }
}

/** Two years named are a range. */
function widened(
  { from, to }: SearchFilters["years"],
  { first, last }: { first: number | null; last: number | null },
): SearchFilters["years"] {
  if (from === null && to === null) return { from: first, to: last };
  const all = [from, to, first, last].filter((year) => year !== null);
  return { from: Math.min(...all), to: Math.max(...all) };
}

/**
 * Filters found in a text; `taken`: the parts that became filters. Parts of a kind that has a chosen filter remain
 * words.
 */
export function filtersOf(filters: SearchFilters, read: readonly QueryPart[]) {
  const parts = read.flatMap((part): QueryPart[] => {
    if (!chosen[part.kind]?.(filters) || isSame(filters, withPart(filters, part))) return [part];
    return part.words.map((word) => ({
      from: word.from,
      to: word.to,
      words: [word],
      kind: word.small ? "small" : "word",
    }));
  });
  const taken = parts.filter(
    (part) => part.kind in chosen || part.kind === "filler" || part.kind === "ignored",
  );
  const found = parts.reduce(withPart, filters);
  return { parts, taken, filters: found };
}

function isSame(one: SearchFilters, other: SearchFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What tokens say and no filter of the address does: a difficulty by any source, the number in the exam. */
export function extraTokens(parts: readonly QueryPart[]): string[][] {
  const levels = parts.flatMap((part) => (part.kind === "level" ? [part.level] : []));
  const numbers = parts.flatMap((part) => (part.kind === "number" ? [part.number] : []));
  return [
    levels.flatMap((level) => [
      token.difficulty(level),
      token.officialDifficulty(level),
      token.answeredDifficulty(level),
    ]),
    numbers.map(token.number),
  ].filter((tokens) => tokens.length > 0);
}

const MOST_NAMES = 2;

function topicsLabel(ids: readonly number[], catalogue: TopicCatalogue): string {
  const names = topicNames(ids, catalogue);
  const others = names.length - MOST_NAMES;
  return others > 1 ? `${names.slice(0, MOST_NAMES).join(", ")} e outros ${others}` : names.join(", ");
}

/** One number is a skill of every area, unless one is named. */
function skillsLabel([first = 0, ...others]: readonly number[]): string {
  return others.length === 0 ? skillLabel(first) : `Habilidade ${first % 100}`;
}

/** Null for words that are searched verbatim. */
export function partLabel(part: QueryPart, catalogue: TopicCatalogue): string | null {
  switch (part.kind) {
    case "institution":
      return part.ids.map((id) => institutionWithId(id)?.name ?? "").join(", ");
    case "subject":
      return subjectWithId(part.id)?.name ?? "";
    case "topic":
      return topicsLabel(part.ids, catalogue);
    case "type":
      return kindLabels[part.of];
    case "origin":
      return originLabels[part.of];
    case "level":
      return difficultyLabels[part.level];
    case "solved":
      return "Com resolução";
    case "skills":
      return skillsLabel(part.ids);
    case "ignored":
      return `sem filtro para “${part.words.map(({ word }) => word).join(" ")}”`;
    case "number":
      return `Questão ${part.number}`;
    case "colour":
      return `Caderno ${colourWord(part.colour)}`;
    case "years":
      return yearsLabel({ from: part.first, to: part.last });
    default:
      return null;
  }
}
