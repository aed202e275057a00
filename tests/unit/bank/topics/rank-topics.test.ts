import { expect, it } from "vitest";
import { candidatesFor, ranked } from "#app/features/bank/domain/topics/rank-topics.ts";
import { modelOf, type TopicModel } from "#app/features/bank/domain/topics/topic-model.ts";

function topic(id: number, part: Partial<TopicModel> = {}): TopicModel {
  const none = { skills: new Map(), words: new Map(), terms: new Map() };
  return { id, subject: "fisica", count: 0, ...none, ...part };
}

const thermal = topic(1, { count: 2, words: new Map([["calor", 1]]), terms: new Map([["calor", 5]]) });

it("the topic whose words a question has comes first, and all confidences sum to one", () => {
  const model = modelOf([topic(2, { terms: new Map([["luz", 5]]) }), thermal]);
  const found = ranked(candidatesFor(model, new Map([["calor", 2]]), 0), [1, 1, 1]);
  expect(found.map((each) => each.topic.id)).toEqual([1, 2]);
  expect(found.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1);
});

it("signs without a weight decide nothing", () => {
  const found = ranked(candidatesFor(modelOf([topic(2), thermal]), new Map([["calor", 2]]), 0), []);
  expect(found.map(({ confidence }) => confidence)).toEqual([0.5, 0.5]);
});

it("topics without labelled words are alike for a question without words", () => {
  const [one, other] = candidatesFor(modelOf([topic(1), topic(2)]), new Map(), 5);
  expect(one?.signs).toEqual(other?.signs);
  expect(one?.signs.every(Number.isFinite)).toBe(true);
});
