import { type TopicBecomes, type TopicChangeKind, type TopicWas, topicChangeKinds } from "./topic-change.ts";

/** The input of the job that brings a change of the catalogue to the questions. `back`: it undoes a rename. */
export type TopicJob = { kind: TopicChangeKind; was: TopicWas; becomes: TopicBecomes; back: boolean };

/** From a job's stored input. Throws for another kind's. */
export function readTopicJob(input: unknown): TopicJob {
  if (typeof input !== "object" || input === null || !("kind" in input && "becomes" in input))
    throw new Error("not a topic's job");
  const kind = topicChangeKinds.find((each) => each === input.kind);
  if (!kind) throw new Error("not a topic's job");
  return { ...(input as TopicJob), kind };
}

/** Subject and topics of a question before and after a step. */
export type TopicPiece = {
  ord: number;
  before: { subject: number; topics: number[] };
  after: { subject: number; topics: readonly number[] };
};

/** For the report of a step. */
export function writePiece({ ord, before, after }: TopicPiece): string {
  return JSON.stringify([ord, before.subject, before.topics, after.subject, after.topics]);
}

export function readPiece(text: string): TopicPiece {
  const [ord, subject, topics, subjectAfter, topicsAfter] = JSON.parse(text) as [
    number,
    number,
    number[],
    number,
    number[],
  ];
  return { ord, before: { subject, topics }, after: { subject: subjectAfter, topics: topicsAfter } };
}
