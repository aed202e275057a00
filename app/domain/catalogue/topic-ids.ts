import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import {
  type CatalogueTopic,
  nameKey,
  seedTopic,
  seedTopics,
  type TopicCatalogue,
} from "#app/domain/catalogue/topic-catalogue.ts";
import { once } from "#app/text/once.ts";

const seedNames = once(() => new Set(seedTopics.map(({ subject, name }) => nameKey(subject, name))));

/**
 * The permanent number of a topic of a subject, or undefined. Accents, case, punctuation and repeated spaces are ignored:
 * imported names carry double spaces (spec 001 §3). A name or subject that the topic had before is known as well.
 */
export function topicId(subject: SubjectSlug, name: string, catalogue: TopicCatalogue): number | undefined {
  return catalogue.idByName().get(nameKey(subject, name));
}

/** The topic a name of a subject means, or undefined; of a merged one the topic it is part of now. */
export function topicNamed(
  subject: SubjectSlug,
  name: string,
  catalogue: TopicCatalogue,
): CatalogueTopic | undefined {
  return catalogue.byId.get(topicId(subject, name, catalogue) ?? 0);
}

/** The names of the topics of a row, each once. */
export function topicNames(ids: readonly number[], { byId }: TopicCatalogue): string[] {
  return [...new Set(ids.flatMap((id) => byId.get(id)?.name ?? []))];
}

/** The current names of the topics that these names of a subject mean; an unknown name stays as it is. */
export function currentNames(
  subject: SubjectSlug,
  names: readonly string[],
  catalogue: TopicCatalogue,
): string[] {
  return [...new Set(names.map((name) => topicNamed(subject, name, catalogue)?.name ?? name))];
}

/** A name that no change alters: it stands in a draft's digest, so that a renamed topic makes no draft another. */
export function lastingName(subject: SubjectSlug, name: string, catalogue: TopicCatalogue): string {
  if (seedNames().has(nameKey(subject, name))) return name;
  return seedTopic(topicId(subject, name, catalogue) ?? 0)?.name ?? name;
}

/** The numbers under which questions of a topic may stand: its own, and those of the topics merged into it. */
export function memberIds(id: number, { members }: TopicCatalogue): readonly number[] {
  return members.get(id) ?? [id];
}
