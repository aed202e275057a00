import { expect, it } from "vitest";
import { weakTopics } from "#app/features/home/domain/weak-topics.ts";

it("the topics of the newest wrong answers come most frequent first, then newest, each once a question", () => {
  const answers = [{ topics: [5001] }, { topics: [5002, 5002, 5003] }, { topics: [5003] }, { topics: [] }];
  expect(weakTopics(answers, 2)).toEqual([
    { topic: 5003, wrong: 2 },
    { topic: 5001, wrong: 1 },
  ]);
  expect(weakTopics([], 3)).toEqual([]);
});
