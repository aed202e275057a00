import type { QueryPart } from "./read-query.ts";
import { textWithout } from "./understand.ts";

/** A shorter query, and what it leaves out. */
export type PartialQuery = { text: string; without: string[] };

const MOST_PARTIAL_QUERIES = 8;

/** What is left out first: details before exams, exams before subjects. */
const DETAILS: readonly QueryPart["kind"][] = [
  "solved",
  "colour",
  "type",
  "origin",
  "level",
  "number",
  "years",
  "skills",
  "institution",
  "subject",
];

function detailPlace({ kind }: QueryPart): number {
  return DETAILS.indexOf(kind);
}

/** Sets of parts to leave out, the best first. */
function omissions(parts: readonly QueryPart[], counts: ReadonlyMap<string, number>): QueryPart[][] {
  const words = parts.filter(({ kind }) => kind === "word" || kind === "phrase");
  const details = parts
    .filter((part) => detailPlace(part) >= 0)
    .sort((one, other) => detailPlace(one) - detailPlace(other));
  const topics = parts.filter(({ kind }) => kind === "topic");
  const countOf = ({ words: [word] }: QueryPart) => counts.get(word?.root ?? "") ?? 0;
  // Words that no question has first, then common ones, then short ones.
  const missing = words.filter((part) => counts.size > 0 && countOf(part) === 0);
  const weight = (part: QueryPart) =>
    (part.to - part.from) / 100 - (missing.includes(part) ? 1e9 : countOf(part));
  // The most common words discriminate least and are left out first, the rarest last.
  const lightest = [...words].sort((one, other) => weight(one) - weight(other));
  const lightestTopics = [...topics].sort((one, other) => weight(one) - weight(other));
  const heaviest = [...lightest].reverse();
  const rest = [...words, ...details, ...topics];
  const alone = (kept: QueryPart) => rest.filter((part) => part !== kept);
  return [
    // With words that questions have, one of several topics may be left out.
    ...(words.length > 0 && words.every((part) => countOf(part) > 0) && topics.length > 1
      ? lightestTopics.map((topic) => [topic])
      : []),
    ...(missing.length > 1 && missing.length < rest.length ? [missing] : []),
    ...(words.length > 1 || topics.length > 0 ? lightest.slice(0, 3).map((part) => [part]) : []),
    ...(words.length > 1 && topics.length > 0 ? [words] : []),
    ...details.slice(0, 3).map((part) => [part]),
    ...(topics.length > 1 ? lightestTopics.map((topic) => [topic]) : []),
    ...(words.length > 0 && topics.length > 1 ? lightestTopics.map((topic) => [...words, topic]) : []),
    ...(details.length > 1 && topics.length + words.length > 0 ? [details] : []),
    ...[...lightestTopics].reverse().slice(0, 2).map(alone),
    ...heaviest.slice(0, 2).map(alone),
    ...(details.length > 0 ? [[...words, ...topics]] : []),
  ];
}

/** The words of a topic that no question has, one by one: the longest first. */
function topicWords(parts: readonly QueryPart[]): string[] {
  const topics = parts.filter(({ kind, words }) => kind === "topic" && words.length > 1);
  const words = topics.flatMap((part) => part.words).filter(({ small, word }) => !small && word.length > 3);
  return words.sort((one, other) => other.word.length - one.word.length).map(({ word }) => word);
}

/** Queries with less, for one that finds nothing. `counts`: questions by stem, where there are several loose words. */
export function partialQueries(
  text: string,
  parts: readonly QueryPart[],
  counts: ReadonlyMap<string, number>,
): PartialQuery[] {
  const found = new Map<string, PartialQuery>();
  for (const left of omissions(parts, counts)) {
    const shorter = textWithout(text, left);
    if (left.length === 0 || shorter === "" || found.has(shorter)) continue;
    found.set(shorter, { text: shorter, without: left.map(({ from, to }) => text.slice(from, to)) });
  }
  for (const single of topicWords(parts)) found.set(single, { text: single, without: [] });
  return [...found.values()].slice(0, MOST_PARTIAL_QUERIES);
}
