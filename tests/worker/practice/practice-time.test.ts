import { beforeAll, describe, expect, it } from "vitest";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { givenPracticeQuestions, item, save, started, textAt } from "#tests/support/practising.ts";

const LIMIT = 600;

let codes: string[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(4));
});

/** An exam of three questions and ten minutes, whose time was up so many seconds ago. */
async function givenTimeUp(secondsAgo: number) {
  const { cookie, num } = await studentWithNumber();
  const id = await started(cookie, "prova", codes.slice(0, 3));
  const deadline = Math.floor(Date.now() / 1000) - secondsAgo;
  await bindings.DB.prepare("UPDATE practice_sessions SET time_limit = ?, started_at = ? WHERE id = ?")
    .bind(LIMIT, deadline - LIMIT, id)
    .run();
  const inTime = (position: number, choice = "B") =>
    item(position, { choice, changedAt: (deadline - 60) * 1000 });
  return { cookie, num, id, deadline, inTime, result: `/praticar/${id}/resultado` };
}

async function endOfSession(id: string): Promise<number | null> {
  const row = await bindings.DB.prepare("SELECT ended_at AS at FROM practice_sessions WHERE id = ?")
    .bind(id)
    .first<{ at: number | null }>();
  return row?.at ?? null;
}

describe("a time limit (SEC-33)", () => {
  it("accepts no choice that is made after it, and the result says so", async () => {
    const { cookie, num, id, deadline, result } = await givenTimeUp(60);
    const late = item(1, { choice: "B", changedAt: Date.now() });
    expect((await save(cookie, id, { items: [late] })).result).toEqual([true, { ended: true }]);
    expect(await ledgerOf(num)).toEqual([]);
    expect(await endOfSession(id)).toBe(deadline);
    const html = await textAt(result, cookie);
    expect(html).toContain("O tempo acabou em");
    expect(html).toContain("1 resposta chegou");
    expect(html).toMatch(/B(?:<!-- -->)? chegou depois do fim/);
    expect(html).toContain("Você acertou 0 de");
  });

  it("counts offline choices made before it, and separates late from early in one message", async () => {
    const { cookie, num, id, inTime } = await givenTimeUp(3600);
    const late = item(2, { choice: "B", changedAt: Date.now() });
    await save(cookie, id, { items: [inTime(0), inTime(1, "C"), late], endedAt: Date.now() });
    expect((await ledgerOf(num)).map((row) => row.alternative).sort()).toEqual(["B", "C"]);
    expect(await countersOf(num)).toMatchObject({ questions: 2, correct: 1 });
  });

  it("ends the session with the first word after it: another device comes too late", async () => {
    const { cookie, num, id, inTime, result } = await givenTimeUp(60);
    expect((await save(cookie, id, { items: [inTime(0)] })).result).toEqual([true, { ended: true }]);
    await save(cookie, id, { items: [inTime(0), inTime(1)], endedAt: Date.now() });
    expect(await ledgerOf(num)).toHaveLength(1);
    const rows = await bindings.DB.prepare(
      "SELECT place % 1000 AS position, choice, late FROM practice_items WHERE user_num = ? ORDER BY place",
    )
      .bind(num)
      .all();
    expect(rows.results).toEqual([
      { position: 0, choice: "B", late: null },
      { position: 1, choice: null, late: "B" },
    ]);
    const html = await textAt(result, cookie);
    // The key of what came late stays closed.
    expect(html).toContain("Você acertou 1 de");
  });

  it("believes what a device says of its clock for twelve hours and no longer (REL-27)", async () => {
    const soon = await givenTimeUp(LATE_GRACE - 60);
    await save(soon.cookie, soon.id, { items: [soon.inTime(0)] });
    expect(await ledgerOf(soon.num)).toHaveLength(1);
    const never = await givenTimeUp(LATE_GRACE + 60);
    expect((await save(never.cookie, never.id, { items: [never.inTime(0)] })).result).toEqual([
      true,
      { ended: true },
    ]);
    expect(await ledgerOf(never.num)).toEqual([]);
    expect(await textAt(never.result, never.cookie)).toContain("depois do fim");
  });

  it("retains a choice that was made in time when the same question changes after it", async () => {
    const { cookie, num, id, deadline } = await givenTimeUp(-3600);
    await save(cookie, id, { items: [item(0, { choice: "B" })] });
    await bindings.DB.prepare("UPDATE practice_sessions SET started_at = started_at - 7200 WHERE id = ?")
      .bind(id)
      .run();
    await save(cookie, id, { items: [item(0, { choice: "C", changedAt: Date.now() })] });
    expect((await ledgerOf(num)).map((row) => row.alternative)).toEqual(["B"]);
    expect(await endOfSession(id)).toBe(deadline - 7200);
  });
});

describe("a session whose time was up long ago", () => {
  it("has ended for any reader, and is graded by its result page", async () => {
    const { cookie, num, id, deadline, result } = await givenTimeUp(-3600);
    await save(cookie, id, { items: [item(0, { choice: "B" })] });
    await bindings.DB.prepare("UPDATE practice_sessions SET started_at = ? WHERE id = ?")
      .bind(deadline - LIMIT - LATE_GRACE - 7200, id)
      .run();
    const page = await door.send(`/praticar/${id}`, { cookie });
    expect([page.status, page.headers.get("Location")]).toEqual([302, result]);
    expect(await textAt("/praticar", cookie)).toContain("Encerrada");
    expect(await textAt(result, cookie)).toContain("Corrigir agora");
    expect(await endOfSession(id)).toBeNull();
    expect((await door.post(result, {}, { cookie })).status).toBe(302);
    expect(await textAt(result, cookie)).toContain("Você acertou 1 de");
    expect(await endOfSession(id)).toBe(deadline - LATE_GRACE - 7200);
    expect(await ledgerOf(num)).toHaveLength(1);
  });

  it("is opened until then, for what waits in it", async () => {
    const { cookie, id } = await givenTimeUp(3600);
    expect((await door.send(`/praticar/${id}`, { cookie })).status).toBe(200);
  });
});

it("an end requested by a device is between the start and the deadline", async () => {
  const early = await givenTimeUp(-300);
  await save(early.cookie, early.id, { endedAt: 1000 });
  expect(await endOfSession(early.id)).toBe(early.deadline - LIMIT);
  const late = await givenTimeUp(30);
  await save(late.cookie, late.id, { endedAt: Date.now() });
  expect(await endOfSession(late.id)).toBe(late.deadline);
});

describe("the time of a question", () => {
  async function timesOf(id: string, cookie: string) {
    const address = dataAddress(`/praticar/${id}`, "features/practice/pages/session");
    const data = await (await door.send(address, { cookie })).json<{ times: object[]; items: object[] }>();
    return data;
  }

  it("is the longest reported, never longer than the session, and touches no choice", async () => {
    const { cookie, num, id } = await givenTimeUp(-300);
    await save(cookie, id, { items: [item(0, { choice: "B" })] });
    await save(cookie, id, {
      times: [
        { position: 0, seconds: 40 },
        { position: 1, seconds: 7000 },
      ],
    });
    await save(cookie, id, {
      times: [
        { position: 0, seconds: 20 },
        { position: 9, seconds: 5 },
      ],
    });
    const { times, items } = await timesOf(id, cookie);
    expect(items).toEqual([expect.objectContaining({ position: 0, choice: "B" })]);
    expect(times).toEqual([
      { position: 0, seconds: 40 },
      { position: 1, seconds: expect.toSatisfy((seconds: number) => seconds >= 300 && seconds < 400) },
    ]);
    await save(cookie, id, { endedAt: Date.now() });
    const before = await countersOf(num);
    await save(cookie, id, { times: [{ position: 0, seconds: 222 }] });
    const html = await textAt(`/praticar/${id}/resultado`, cookie);
    expect(html).toContain("Tempo por questão");
    expect(html).toContain("40 s");
    expect(html).not.toContain("3 min 42 s");
    expect(before).toMatchObject({ totalPoints: 3 });
  });
});
