import { beforeAll, expect, it } from "vitest";
import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenBank, givenQuestion, type StoredQuestion } from "#tests/support/given.ts";

let bank: StoredQuestion[];
beforeAll(async () => {
  bank = await givenBank(600);
});

async function similarTo(code: string): Promise<ListedQuestion[]> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(`/q/${code}/parecidas`);
  expect([response.status, trips.length]).toEqual([200, 1]);
  expect(rowsRead(trips)).toBeLessThanOrEqual(120);
  return ((await response.json()) as { questions: ListedQuestion[] }).questions;
}

it("shows a few others of the same subject and topics, never the question itself", async () => {
  for (const { code, draft } of bank.slice(0, 40)) {
    const similar = await similarTo(code);
    expect(similar.length).toBeLessThanOrEqual(4);
    for (const { heading } of similar) {
      expect(heading.code).not.toBe(code);
      if (draft.topics.length > 0)
        expect(heading.topics.some((topic) => draft.topics.includes(topic))).toBe(true);
    }
  }
});

it("ranks the most similar first, and leaves out withheld ones", async () => {
  const fields = { subject: "fisica", topics: ["Cinemática"] } as const;
  const inep = { itemCode: 5, area: "CN", skill: 20, a: 1, b: 1, c: 0.1 } as const;
  const text = "Uma locomotiva histórica atravessa o viaduto ferroviário em velocidade constante.";
  const own = await givenQuestion({
    ...fields,
    topics: [...fields.topics],
    inep,
    statement: `${text} Qual?`,
  });
  const like = await givenQuestion({
    ...fields,
    topics: [...fields.topics],
    inep,
    statement: `${text} Quanto?`,
  });
  const held = await givenQuestion({
    ...fields,
    topics: [...fields.topics],
    statement: `${text} Onde?`,
    status: "quarantined",
    quarantineReason: "sem gabarito",
  });
  const codes = (await similarTo(own.code)).map(({ heading }) => heading.code);
  expect(codes[0]).toBe(like.code);
  expect(codes).not.toContain(held.code);
  expect((await openDoor().send(`/q/${held.code}/parecidas`)).status).toBe(404);
});
