import type { SubjectSlug } from "./subjects.ts";

export const topicChangeKinds = ["rename", "merge", "move"] as const;
export type TopicChangeKind = (typeof topicChangeKinds)[number];

export type TopicWas = { name: string; subject: SubjectSlug };

/** The topic's new name and subject; for a merge, those of the topic `into`. */
export type TopicBecomes = TopicWas & { into: number | null };

export type TopicChange = { num: number; kind: TopicChangeKind; topic: number; to: TopicBecomes };
