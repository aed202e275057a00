import { fold } from "#app/platform/text/normalize.ts";
import type { SubjectSlug } from "../../catalogue/subjects.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { topicId, topicNamed } from "../../catalogue/topic-ids.ts";

/** Splits "Cinemática; Dinâmica". A comma splits only where both sides are topics, since names contain commas. */
export function splitTopics(value: string): string[] {
  return value.split(";").flatMap((part) => part.trim() || []);
}

export function topicsNamed(
  subject: SubjectSlug,
  names: readonly string[],
  catalogue: TopicCatalogue,
): { topics: string[]; unknown: string[] } {
  const parts = names.flatMap((name) =>
    topicId(subject, name, catalogue) === undefined ? name.split(",").map((part) => part.trim()) : [name],
  );
  const found = parts.map((name) => topicNamed(subject, name, catalogue)?.name);
  return {
    topics: found.filter((name) => name !== undefined),
    unknown: parts.filter((name, at) => found[at] === undefined && name !== ""),
  };
}

export function nearTopic(subject: SubjectSlug, name: string, { topics }: TopicCatalogue): string | null {
  const wanted = fold(name);
  const near = topics
    .filter((topic) => topic.subject === subject)
    .map((topic) => ({ name: topic.name, score: likeness(wanted, fold(topic.name)) }))
    .sort((one, other) => other.score - one.score)[0];
  return near && near.score >= 0.4 ? near.name : null;
}

/** Dice coefficient of letter pairs, 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
  const left = pairs(one);
  const right = pairs(other);
  const both = left.filter((pair) => right.includes(pair)).length;
  return (2 * both) / Math.max(left.length + right.length, 1);
}
