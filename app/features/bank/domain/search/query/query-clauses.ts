import { subjectWithId } from "../../catalogue/subjects.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { memberIds } from "../../catalogue/topic-ids.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { type Clause, MAX_TERMS } from "../search-words.ts";
import type { QueryPart } from "./read-query.ts";

type TopicPart = QueryPart & { kind: "topic" };

/** Whether only "e", "ou" or a comma separates two parts. */
function isJoined(text: string, one: QueryPart, other: QueryPart): boolean {
  return /^\s*(?:[,/+;]|,?\s*\b(?:e|ou)\b)\s*$/i.test(text.slice(one.to, other.from));
}

/** "PA e PG" means either: adjacent topics are one group. */
function topicGroups(text: string, parts: readonly QueryPart[]): TopicPart[][] {
  const groups: TopicPart[][] = [];
  for (const part of parts) {
    if (part.kind !== "topic") continue;
    const last = groups.at(-1)?.at(-1);
    if (last && isJoined(text, last, part)) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Limited to the chosen subjects, if it has any in them. */
function topicsIn(ids: readonly number[], { subjects }: SearchFilters, catalogue: TopicCatalogue): number[] {
  const slugs: string[] = subjects.map((id) => subjectWithId(id)?.slug ?? "");
  const own = ids.filter((id) => slugs.includes(catalogue.byId.get(id)?.subject ?? ""));
  return (own.length > 0 ? own : [...ids]).flatMap((id) => memberIds(id, catalogue));
}

function conceptOf(group: readonly TopicPart[], filters: SearchFilters, catalogue: TopicCatalogue): Clause {
  const topics = new Set(group.flatMap(({ ids }) => topicsIn(ids, filters, catalogue)));
  const names = group.map(({ words }) => words.filter(({ small }) => !small).map(({ root }) => root));
  return { kind: "concept", topics: [...topics], names: names.filter((name) => name.length > 0) };
}

/** Stop words are searched only where there is nothing else. */
export function clausesOf(
  text: string,
  parts: readonly QueryPart[],
  filters: SearchFilters,
  catalogue: TopicCatalogue,
): Clause[] {
  const concepts = topicGroups(text, parts).map((group) => conceptOf(group, filters, catalogue));
  const phrases = parts.flatMap(({ kind, words }): Clause[] =>
    kind === "phrase" ? [{ kind, words: words.slice(0, MAX_TERMS).map(({ word }) => word) }] : [],
  );
  const words = new Map(
    parts.flatMap(({ kind, to, words: [word] }): [string, Clause][] => {
      if (kind !== "word" || !word) return [];
      // "velocida*": words that begin so.
      const prefix = text[to] === "*" && word.word.length > 2;
      const root = prefix ? word.word : word.root;
      return [[root, { kind, root, prefix }]];
    }),
  );
  const found = [...concepts, ...phrases, ...words.values()].slice(0, MAX_TERMS);
  if (found.length > 0 || parts.some(({ kind }) => kind !== "small")) return found;
  const small = [...new Set(parts.flatMap((part) => part.words.map(({ word }) => word)))];
  return small.slice(0, MAX_TERMS).map((word) => ({ kind: "small", word }));
}
