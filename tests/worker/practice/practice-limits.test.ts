import { beforeAll, describe, expect, it } from "vitest";
import { MOST_ANSWERS, PRACTICE_OPERATION } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { ledgerOf } from "#tests/support/ledger.ts";
import { givenPracticeQuestions, item, save, started, textAt } from "#tests/support/practising.ts";

const SIZE = MOST_ANSWERS.minute + 1;
let codes: string[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(SIZE));
});

const run = (statement: string, ...values: unknown[]) =>
  bindings.DB.prepare(statement)
    .bind(...values)
    .run();

describe("limits of answers apply in sessions too (SEC-03)", () => {
  it("an exam with more answers than its minutes allow waits, and loses nothing", async () => {
    const { cookie, num } = await studentWithNumber();
    const id = await started(cookie, "prova", codes);
    const items = codes.map((_, position) => item(position, { choice: "B" }));
    const changes = { items, endedAt: Date.now() };
    expect((await save(cookie, id, changes)).status).toBe(429);
    expect(await ledgerOf(num)).toEqual([]);
    await run("UPDATE practice_sessions SET started_at = started_at - 60 WHERE id = ?", id);
    expect(await save(cookie, id, changes)).toMatchObject({ status: 200, result: [true, { ended: true }] });
    expect(await ledgerOf(num)).toHaveLength(SIZE);
  });

  it("the limit of a day stops the grading of an exam, whose answers stay for the next day", async () => {
    const { cookie, num } = await studentWithNumber();
    await answer(cookie, codes[0] ?? "", "A");
    await run("UPDATE progress SET day_answers = ? WHERE user_num = ?", MOST_ANSWERS.day, num);
    const id = await started(cookie, "prova", codes.slice(1, 3));
    const changes = { items: [item(0, { choice: "B" })], endedAt: Date.now() };
    expect((await save(cookie, id, changes)).status).toBe(429);
    expect(await ledgerOf(num)).toHaveLength(1);
    expect(await textAt(`/praticar/${id}/resultado`, cookie)).toContain("Corrigir agora");
    await run("UPDATE progress SET day = day - 1 WHERE user_num = ?", num);
    expect((await door.post(`/praticar/${id}/resultado`, {}, { cookie })).status).toBe(302);
    expect(await ledgerOf(num)).toHaveLength(2);
  });

  it("an answer cannot pass as one of a session", async () => {
    const { cookie } = await studentWithNumber();
    const data = { qid: codes[0], userAnswer: "B", operationId: `${PRACTICE_OPERATION}0123456789` };
    expect((await door.call("answerQuestion", data, { cookie })).body.error?.status).toBe("INVALID_ARGUMENT");
  });
});

it("sessions contain no more questions in a day than a person can practise, so that results copy no keys (SEC-30)", async () => {
  const { cookie, num } = await studentWithNumber();
  await started(cookie, "estudo", codes.slice(0, 2));
  await run("UPDATE practice_sessions SET size = 1999 WHERE user_num = ?", num);
  const fields = { questoes: codes.slice(0, 2).join(","), modo: "estudo", quantas: "2" };
  const refused = await door.post("/praticar", fields, { cookie });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("2.000 questões nas últimas 24 horas");
  await run("UPDATE practice_sessions SET started_at = started_at - 86400 WHERE user_num = ?", num);
  expect((await door.post("/praticar", fields, { cookie })).status).toBe(302);
});
