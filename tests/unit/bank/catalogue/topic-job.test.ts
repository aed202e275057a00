import { expect, test } from "vitest";
import { changedCatalogue, seedTopics } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { mergedIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { readPiece, readTopicJob, writePiece } from "#app/features/bank/domain/catalogue/topic-job.ts";

const subject = "matematica" as const;
const [one = 0, other = 0] = seedTopics.filter((topic) => topic.subject === subject).map(({ id }) => id);
const was = { name: "Somas", subject };
const becomes = { name: "Adições", subject, into: null };

test.each(["rename", "merge", "move"] as const)("the stored job of a %s is read as it was stored", (kind) => {
  const job = { kind, was, becomes, back: false };
  expect(readTopicJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
});

test.each([
  ["nothing", null],
  ["a text", "rename"],
  ["one without a kind", { was, becomes }],
  ["one without what it becomes", { kind: "rename", was }],
  ["one of an unknown kind", { kind: "delete", was, becomes, back: false }],
])("the input of another job, %s, is refused", (_, input) => {
  expect(() => readTopicJob(input)).toThrow("not a topic's job");
});

test("a step of a question is read back from the report", () => {
  const piece = { ord: 7, before: { subject: 1, topics: [3, 4] }, after: { subject: 2, topics: [5] } };
  expect(readPiece(writePiece(piece))).toEqual(piece);
});

test("merged topics are found under each other's ids, and only they", () => {
  const catalogue = changedCatalogue([
    { num: 1, kind: "merge", topic: one, to: { name: "Um", subject, into: other } },
  ]);
  const merged = mergedIds(catalogue);
  expect(new Set(Object.keys(merged).map(Number))).toEqual(new Set([one, other]));
  expect(new Set(merged[one])).toEqual(new Set([one, other]));
  expect(merged[other]).toEqual(merged[one]);
});

test("a change of a topic that is gone, or into itself or nothing, changes nothing", () => {
  const names = (changes: Parameters<typeof changedCatalogue>[0]) =>
    changedCatalogue(changes).topics.map(({ id, name }) => [id, name]);
  const all = names([]);
  for (const [topic, into] of [
    [999_999, other],
    [one, one],
    [one, null],
  ] as const)
    expect(names([{ num: 1, kind: "merge", topic, to: { name: "Um", subject, into } }])).toEqual(all);
});
