import { once } from "#app/platform/text/once.ts";
import type { SubjectSlug } from "./subjects.ts";
import {
  type CatalogueTopic,
  nameKey,
  seedTopic,
  seedTopics,
  type TopicCatalogue,
} from "./topic-catalogue.ts";

const seedNames = once(() => new Set(seedTopics.map(({ subject, name }) => nameKey(subject, name))));

/** The permanent id, or undefined. Matches former names too; ignores accents, case and repeated spaces (R-BANK-3). */
export function topicId(subject: SubjectSlug, name: string, catalogue: TopicCatalogue): number | undefined {
  return catalogue.idByName().get(nameKey(subject, name));
}

/** By name; a merged topic resolves to its current one. */
export function topicNamed(
  subject: SubjectSlug,
  name: string,
  catalogue: TopicCatalogue,
): CatalogueTopic | undefined {
  return catalogue.byId.get(topicId(subject, name, catalogue) ?? 0);
}

export function topicNames(ids: readonly number[], { byId }: TopicCatalogue): string[] {
  return [...new Set(ids.flatMap((id) => byId.get(id)?.name ?? []))];
}

/** The current names; an unknown name is unchanged. */
export function currentNames(
  subject: SubjectSlug,
  names: readonly string[],
  catalogue: TopicCatalogue,
): string[] {
  return [...new Set(names.map((name) => topicNamed(subject, name, catalogue)?.name ?? name))];
}

/** A name no change alters: part of a draft's digest, so renaming a topic changes no draft. */
export function lastingName(subject: SubjectSlug, name: string, catalogue: TopicCatalogue): string {
  if (seedNames().has(nameKey(subject, name))) return name;
  return seedTopic(topicId(subject, name, catalogue) ?? 0)?.name ?? name;
}

/** The ids that questions of a topic may have: its own and those merged into it. */
export function memberIds(id: number, { members }: TopicCatalogue): readonly number[] {
  return members.get(id) ?? [id];
}

/** The ids that are one topic now, by each of them: what was saved under any is found under all. Only merged ones. */
export function mergedIds({ members }: TopicCatalogue): Readonly<Record<number, readonly number[]>> {
  return Object.fromEntries([...members.values()].flatMap((ids) => ids.map((id) => [id, ids])));
}
