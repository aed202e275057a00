import { currentCatalogue } from "#app/domain/catalogue/current-catalogue.ts";
import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import {
  type CatalogueTopic,
  nameKey,
  seedTopic,
  seedTopics,
} from "#app/domain/catalogue/topic-catalogue.ts";
import { once } from "#app/text/once.ts";

export type { CatalogueTopic } from "#app/domain/catalogue/topic-catalogue.ts";

const seedNames = once(() => new Set(seedTopics.map(({ subject, name }) => nameKey(subject, name))));

/**
 * The permanent number of a topic of a subject, or undefined. Accents, case, punctuation and repeated spaces are ignored:
 * imported names carry double spaces (spec 001 §3). A name or subject that the topic had before is known as well.
 */
export function topicId(subject: SubjectSlug, name: string): number | undefined {
  return currentCatalogue().idByName().get(nameKey(subject, name));
}

/** The topic of a number found in a row or a search token, or undefined; of a merged one the topic it is part of now. */
export function topicWithId(id: number): CatalogueTopic | undefined {
  return currentCatalogue().byId.get(id);
}

/** The names of the topics of a row, each once. */
export function topicNames(ids: readonly number[]): string[] {
  return [...new Set(ids.flatMap((id) => topicWithId(id)?.name ?? []))];
}

/** The topics that these names of a subject mean, by the names of today; a name that is no topic's stays as it is. */
export function namesOfToday(subject: SubjectSlug, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => topicWithId(topicId(subject, name) ?? 0)?.name ?? name))];
}

/** A name that no change alters: what a draft's digest knows a topic by, so that a renamed topic makes no draft another. */
export function lastingName(subject: SubjectSlug, name: string): string {
  if (seedNames().has(nameKey(subject, name))) return name;
  return seedTopic(topicId(subject, name) ?? 0)?.name ?? name;
}

/** The numbers under which questions of a topic may stand: its own, and those of the topics merged into it. */
export function memberIds(id: number): readonly number[] {
  return currentCatalogue().members.get(id) ?? [id];
}

/** Every topic of the catalogue, general and elementary: by subject, then as listed. */
export function allTopics(): readonly CatalogueTopic[] {
  return currentCatalogue().topics;
}
