import { subjectOf } from "./subjects.ts";
import type { TopicCatalogue } from "./topic-catalogue.ts";
import type { TopicChange } from "./topic-change.ts";

/** Ids of a question's subject and topics, in order. */
export type TopicPlace = { subject: number; topics: readonly number[] };

/** A question moves when all its topics are of one other subject; otherwise it stays (decision 011). */
export function settledSubject({ subject, topics }: TopicPlace, catalogue: TopicCatalogue): number {
  const slugs = new Set(topics.map((id) => catalogue.byId.get(id)?.subject));
  const [only] = slugs;
  return (slugs.size === 1 && only && subjectOf(only)?.id) || subject;
}

/** A question's subject and topics after a change. `members`: the ids of the changed topic. */
export function placeAfter(
  { kind, to }: Pick<TopicChange, "kind" | "to">,
  before: TopicPlace,
  { catalogue, members }: { catalogue: TopicCatalogue; members: readonly number[] },
): TopicPlace {
  const { into } = to;
  const topics =
    kind === "merge" && into !== null
      ? [...new Set(before.topics.map((id) => (members.includes(id) ? into : id)))]
      : before.topics;
  if (kind === "rename") return before;
  return { topics, subject: settledSubject({ subject: before.subject, topics }, catalogue) };
}

/** A question's place after an undo: the old one, unless its topics changed since. `catalogue`: without the change. */
export function placeBefore(
  { to }: Pick<TopicChange, "to">,
  { before, after, now }: { before: TopicPlace; after: TopicPlace; now: TopicPlace },
  catalogue: TopicCatalogue,
): TopicPlace {
  if (now.subject === after.subject && same(now.topics, after.topics)) return before;
  const gone = before.topics.filter((id) => !after.topics.includes(id));
  const back = to.into !== null && before.topics.includes(to.into) ? [to.into, ...gone] : gone;
  const topics = [...new Set(now.topics.flatMap((id) => (id === to.into && gone.length > 0 ? back : [id])))];
  return { topics, subject: settledSubject({ subject: now.subject, topics }, catalogue) };
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
