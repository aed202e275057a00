import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";

/** What can be done to a topic. */
export const topicChangeKinds = ["rename", "merge", "move"] as const;
export type TopicChangeKind = (typeof topicChangeKinds)[number];

/** What a topic was. */
export type TopicWas = { name: string; subject: SubjectSlug };

/** What a topic becomes: its name and subject then; where it is merged, those of the topic it becomes part of, `into`. */
export type TopicBecomes = TopicWas & { into: number | null };

/** A change of the catalogue: number `num` of all, done to the topic `topic`. */
export type TopicChange = { num: number; kind: TopicChangeKind; topic: number; to: TopicBecomes };
