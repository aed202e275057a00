import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { words } from "#app/platform/text/normalize.ts";
import { once } from "#app/platform/text/once.ts";
import { generalTopics } from "./general-topics.ts";
import { type SubjectSlug, subjects } from "./subjects.ts";
import type { TopicChange } from "./topic-change.ts";
import type { TopicRow } from "./topic-row.ts";
import { elementaryTopics } from "./topics/elementary.ts";

/** `id` is the number in search tokens ("t5001") and rows. */
export type CatalogueTopic = Readonly<{ id: number; subject: SubjectSlug; name: string }>;

export type TopicCatalogue = {
  /** By subject, the general topics before the elementary ones, each in pt-BR order. */
  topics: readonly CatalogueTopic[];
  /** Includes merged ids, which map to the topic they are part of now. */
  byId: ReadonlyMap<number, CatalogueTopic>;
  /** Seed ids that a merged topic consists of, its own first; only topics with more than one. */
  members: ReadonlyMap<number, readonly number[]>;
  /** Topics moved out of a subject: questions that stayed there still have them. */
  former: ReadonlyMap<SubjectSlug, readonly CatalogueTopic[]>;
  /** Ids by subject and folded name: current names first, then every former name and subject. */
  idByName: () => ReadonlyMap<string, number>;
};

type Entry = {
  id: number;
  subject: SubjectSlug;
  name: string;
  members: number[];
  subjects: Set<SubjectSlug>;
  names: Set<string>;
};

const elementary: Partial<Record<SubjectSlug, readonly TopicRow[]>> = elementaryTopics;

export const seedTopics: readonly CatalogueTopic[] = subjects.flatMap(({ slug }) =>
  [...generalTopics[slug], ...(elementary[slug] ?? [])].map(([id, name]) => ({ id, subject: slug, name })),
);

const seedById = new Map<number, CatalogueTopic>(seedTopics.map((each) => [each.id, each]));

export function seedTopic(id: number): CatalogueTopic | undefined {
  return seedById.get(id);
}

/** Elementary topics have ids from 501 on inside their subject. */
export function isElementary(id: number): boolean {
  return id % 1000 > 500;
}

/** Comparison key: ignores accents, case, punctuation and repeated spaces (R-BANK-3). */
export function nameKey(subject: SubjectSlug, name: string): string {
  return `${subject}/${words(name).join(" ")}`;
}

/** The catalogue without changes. Names are indexed at first use: a Worker must start fast. */
export const seedCatalogue: TopicCatalogue = {
  topics: seedTopics,
  byId: seedById,
  members: new Map<number, readonly number[]>(),
  former: new Map<SubjectSlug, readonly CatalogueTopic[]>(),
  idByName: once(() => namesOf(seedTopics)),
};

/** Applies changes to the seed list in order; skips a change whose topic no longer exists. */
export function changedCatalogue(changes: readonly TopicChange[]): TopicCatalogue {
  if (changes.length === 0) return seedCatalogue;
  const { entries, touched } = entriesAfter(changes);
  const topics = inOrder([...entries.values()]);
  const byId = new Map<number, CatalogueTopic>();
  const members = new Map<number, readonly number[]>();
  for (const topic of topics) {
    const own = entries.get(topic.id)?.members ?? [];
    for (const id of own) byId.set(id, topic);
    if (own.length > 1) members.set(topic.id, own);
  }
  const former = formerOf(topics, entries);
  const idByName = once(() => new Map([...aliasesOf(touched), ...namesOf(topics)]));
  return { topics, byId, members, former, idByName };
}

function entriesAfter(changes: readonly TopicChange[]) {
  const entries = new Map<number, Entry>(
    seedTopics.map(({ id, subject, name }) => [
      id,
      { id, subject, name, members: [id], subjects: new Set([subject]), names: new Set([name]) },
    ]),
  );
  // By last change: of two topics that had a name, the one changed last gets it.
  const touched = new Map<number, Entry>();
  for (const change of changes) {
    const entry = entries.get(change.topic);
    const changed = entry && changedEntry(entries, entry, change);
    if (!changed) continue;
    touched.delete(change.topic);
    touched.delete(changed.id);
    touched.set(changed.id, changed);
  }
  return { entries, touched };
}

function changedEntry(
  entries: Map<number, Entry>,
  entry: Entry,
  { kind, to }: TopicChange,
): Entry | undefined {
  if (kind === "rename") {
    entry.name = to.name;
    entry.names.add(to.name);
    return entry;
  }
  if (kind === "move") {
    entry.subject = to.subject;
    entry.subjects.add(to.subject);
    return entry;
  }
  const target = entries.get(to.into ?? 0);
  if (!target || target === entry) return undefined;
  target.members.push(...entry.members);
  for (const name of entry.names) target.names.add(name);
  for (const subject of entry.subjects) target.subjects.add(subject);
  entries.delete(entry.id);
  return target;
}

function formerOf(topics: readonly CatalogueTopic[], entries: ReadonlyMap<number, Entry>) {
  const former = new Map<SubjectSlug, CatalogueTopic[]>();
  for (const topic of topics)
    for (const subject of entries.get(topic.id)?.subjects ?? [])
      if (subject !== topic.subject) former.set(subject, [...(former.get(subject) ?? []), topic]);
  return former;
}

/** All former names of a changed topic in all its subjects: files and old texts still use them. */
function aliasesOf(touched: ReadonlyMap<number, Entry>): [string, number][] {
  return [...touched.values()].flatMap(({ id, subjects: of, names }) =>
    [...of].flatMap((subject) => [...names].map((name): [string, number] => [nameKey(subject, name), id])),
  );
}

function namesOf(topics: readonly CatalogueTopic[]): Map<string, number> {
  return new Map(topics.map(({ id, subject, name }) => [nameKey(subject, name), id]));
}

function inOrder(entries: readonly Entry[]): CatalogueTopic[] {
  const isGeneral = ({ members }: Entry) => members.some((id) => !isElementary(id));
  return subjects.flatMap(({ slug }) => {
    const own = entries
      .filter(({ subject }) => subject === slug)
      .sort((one, other) => compareTexts(one.name, other.name));
    const general = own.filter(isGeneral);
    return [...general, ...own.filter((each) => !isGeneral(each))].map(({ id, subject, name }) => ({
      id,
      subject,
      name,
    }));
  });
}
