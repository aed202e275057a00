import { generalTopics } from "#app/domain/catalogue/general-topics.ts";
import { type SubjectSlug, subjects } from "#app/domain/catalogue/subjects.ts";
import type { TopicRow } from "#app/domain/catalogue/topic-row.ts";
import { elementaryTopics } from "#app/domain/catalogue/topics/elementary.ts";
import { words } from "#app/text/normalize.ts";

/** A topic with the subject it belongs to; `id` is the number of search tokens ("t5001") and rows. */
export type CatalogueTopic = Readonly<{ id: number; subject: SubjectSlug; name: string }>;

const elementary: Partial<Record<SubjectSlug, readonly TopicRow[]>> = elementaryTopics;

const catalogue: CatalogueTopic[] = subjects.flatMap(({ slug }) =>
  [...generalTopics[slug], ...(elementary[slug] ?? [])].map(([id, name]) => ({ id, subject: slug, name })),
);

const byId = new Map<number, CatalogueTopic>(catalogue.map((each) => [each.id, each]));
/** Made when first asked for: only imports look topics up by name, and a Worker should start at once. */
let idByName: Map<string, number> | undefined;

/**
 * The permanent number of a topic of a subject, or undefined. Accents, case, punctuation and repeated spaces are ignored:
 * imported names carry double spaces (spec 001 §3).
 */
export function topicId(subject: SubjectSlug, name: string): number | undefined {
  idByName ??= new Map(catalogue.map((each) => [nameKey(each.subject, each.name), each.id]));
  return idByName.get(nameKey(subject, name));
}

/** The topic of a number found in a row or a search token, or undefined. */
export function topicWithId(id: number): CatalogueTopic | undefined {
  return byId.get(id);
}

/** Every topic of the catalogue, general and elementary: by subject, then as listed. */
export function allTopics(): readonly CatalogueTopic[] {
  return catalogue;
}

function nameKey(subject: SubjectSlug, name: string): string {
  return `${subject}/${words(name).join(" ")}`;
}
