import { beforeAll, describe, expect, it } from "vitest";
import type { Grade } from "#app/features/practice/domain/reviews/memory.ts";
import { dayInSaoPaulo, isoOfDay } from "#app/platform/time/calendar.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenPracticeQuestions, item, save, started, textAt } from "#tests/support/practising.ts";
import { replayedMemory } from "#tests/support/replayed-memory.ts";
import { cardsOf, givenAnswered, ordsOfSession, planOf, startedReview } from "#tests/support/reviewing.ts";

let codes: string[];
let ords: number[];
const today = dayInSaoPaulo(Date.now() / 1000);

beforeAll(async () => {
  ({ ords, codes } = await givenPracticeQuestions(30));
});

describe("what was answered wrong", () => {
  it("comes back on the day after, once, and nothing else does", async () => {
    const student = await studentWithNumber();
    await givenAnswered(student, codes, { count: 6, days: 3, right: [1, 4] });
    await answer(student.cookie, codes[6] ?? "", "A");
    expect(await textAt("/revisao", student.cookie)).toContain("4 questões para hoje");
    expect(await cardsOf(student.num)).toEqual([]);
    const { response, id } = await startedReview(student.cookie);
    expect(response.status).toBe(302);
    expect([...(await ordsOfSession(id))].sort()).toEqual(
      [0, 2, 3, 5].map((index) => ords[index] ?? 0).sort(),
    );
    expect((await cardsOf(student.num)).length).toBe(5);
    expect((await planOf(student.num)).days).toEqual({ [today - 2]: 4, [today + 1]: 1 });
    // An unfinished review goes on.
    expect((await startedReview(student.cookie)).id).toBe(id);
  });

  it("is nothing at first, and says so", async () => {
    const { cookie } = await studentWithNumber();
    expect(await textAt("/revisao", cookie)).toContain("Nada para revisar ainda");
    const { response } = await startedReview(cookie);
    expect([response.status, (await response.text()).includes("Nada para revisar agora")]).toEqual([
      422,
      true,
    ]);
  });

  it("is found in long lists, in pieces, and reading writes nothing", async () => {
    const { num, cookie } = await studentWithNumber();
    const all = Array.from({ length: 900 }, (_, index) => 19500000000 + index);
    await bindings.DB.batch([
      ...all.map((ord) =>
        bindings.DB.prepare(
          "INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation) VALUES (?, ?, 'A', 2, ?, 'pratica-' || ?)",
        ).bind(num, ord, (today - 4) * 86_400 + 50_000, ord),
      ),
    ]);
    await startedReview(cookie);
    await startedReview(cookie);
    await startedReview(cookie);
    expect((await cardsOf(num)).map(({ ord }) => ord)).toEqual(all);
  });
});

describe("marked questions of an ended session", () => {
  it("become cards: an answered one on its next day, another at once", async () => {
    const { num, cookie } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 4));
    const items = [
      item(0, { choice: "B", marked: true }),
      item(1, { marked: true }),
      item(2, { choice: "B" }),
    ];
    await save(cookie, id, { items, endedAt: Date.now() });
    const cards = await cardsOf(num);
    expect(cards.map(({ ord, due }) => [ord, due - today])).toEqual(
      [
        [ords[0] ?? 0, 1],
        [ords[1] ?? 0, 0],
      ].sort(([one = 0], [other = 0]) => one - other),
    );
  });
});

describe("a review", () => {
  async function reviewing(count: number) {
    const student = await studentWithNumber();
    await givenAnswered(student, codes, { count, days: 2 });
    const { id } = await startedReview(student.cookie);
    return { ...student, id, asked: await ordsOfSession(id) };
  }

  it("moves a card once, however often and from wherever its answer is sent", async () => {
    const { num, cookie, id, asked } = await reviewing(3);
    const items = [item(0, { choice: "B", answered: true }), item(1, { choice: "C", answered: true })];
    await Promise.all([
      save(cookie, id, { items }),
      save(cookie, id, { items }),
      save(cookie, id, { items }),
    ]);
    await save(cookie, id, { items });
    const cards = await cardsOf(num);
    const [right, wrong] = [0, 1].map((at) => cards.find(({ ord }) => ord === asked[at]));
    expect(right?.due).toBeGreaterThan(today + 1);
    expect(wrong?.due).toBe(today + 1);
    const { days, done } = await planOf(num);
    expect(done).toBe(2);
    expect(days).toEqual({ [today - 1]: 1, [today + 1]: 1, [right?.due ?? 0]: 1 });
  });

  it("accepts its person's later judgement, and undone restores the card", async () => {
    const { num, cookie, id, asked } = await reviewing(1);
    const at = Date.now() - 60_000;
    const dues: number[] = [];
    for (const [index, felt] of ([null, "easy", "hard", "undone", null] as const).entries()) {
      const changed = { choice: "B", answered: true, felt, changedAt: at + index };
      await save(cookie, id, { items: [item(0, changed)] });
      dues.push((await cardsOf(num)).find(({ ord }) => ord === asked[0])?.due ?? 0);
    }
    const [good = 0, easy = 0, hard = 0, undone, again] = dues;
    expect([easy > good, good > hard, hard > today, undone, again]).toEqual([
      true,
      true,
      true,
      today - 1,
      good,
    ]);
    expect((await planOf(num)).done).toBe(1);
  });

  it("of an offline day counts on its day", async () => {
    const { num, cookie, id, asked } = await reviewing(1);
    await bindings.DB.prepare("UPDATE practice_sessions SET started_at = started_at - 200000 WHERE id = ?")
      .bind(id)
      .run();
    const changed = { choice: "A", answered: true, changedAt: Date.now() - 86_400_000 };
    await save(cookie, id, { items: [item(0, changed)] });
    expect((await cardsOf(num)).find(({ ord }) => ord === asked[0])).toMatchObject({
      last: today - 1,
      due: today,
    });
  });

  it("leaves cards that the replay of the ledger gives", async () => {
    const { num, cookie, id } = await reviewing(5);
    for (const round of [0, 1, 2]) {
      const session = round === 0 ? id : (await startedReview(cookie)).id;
      const size = (await ordsOfSession(session)).length;
      const items = Array.from({ length: size }, (_, at) =>
        item(at, {
          choice: (at + round) % 3 === 0 ? "A" : "B",
          answered: true,
          felt: at === 1 ? "hard" : null,
        }),
      );
      await save(cookie, session, { items, endedAt: Date.now() });
      // Days pass: everything happened some days earlier.
      await bindings.DB.batch([
        bindings.DB.prepare(
          "UPDATE answers SET answered_at = answered_at - 40 * 86400 WHERE user_num = ?",
        ).bind(num),
        bindings.DB.prepare("UPDATE reviews SET day = day - 40 WHERE user_num = ?").bind(num),
        bindings.DB.prepare(
          "UPDATE review_cards SET due = due - 40, last = last - 40 WHERE user_num = ?",
        ).bind(num),
      ]);
    }
    type Row = { ord: number; day: number; grade: Grade };
    const firsts = await bindings.DB.prepare(
      "SELECT ord, (answered_at - 10800) / 86400 AS day, 1 + 2 * correct AS grade FROM answers WHERE user_num = ?",
    )
      .bind(num)
      .all<Row>();
    const later = await bindings.DB.prepare(
      "SELECT ord, day, grade FROM reviews WHERE user_num = ? ORDER BY place",
    )
      .bind(num)
      .all<Row>();
    expect(later.results.length).toBe(15);
    for (const card of await cardsOf(num)) {
      const own = [...firsts.results, ...later.results].filter(({ ord }) => ord === card.ord);
      const memory = replayedMemory(own);
      expect([card.last, card.stability, card.difficulty]).toEqual([
        memory?.last,
        memory?.stability,
        memory?.difficulty,
      ]);
    }
  });

  it("is of its person alone, and its page says when each question comes back", async () => {
    const { cookie, id } = await reviewing(2);
    const other = await studentWithNumber();
    expect((await door.send(`/praticar/${id}`, { cookie: other.cookie })).status).toBe(404);
    const html = await textAt(`/praticar/${id}`, cookie);
    expect(html).toContain("waits");
    const items = [item(0, { choice: "B", answered: true }), item(1, { choice: "B", answered: true })];
    await save(cookie, id, { items, endedAt: Date.now() });
    expect(await textAt(`/praticar/${id}/resultado`, cookie)).toContain("Por hoje é isso.");
    expect(await textAt("/revisao", cookie)).toContain("Por hoje é isso.");
  });
});

describe("the settings", () => {
  it("limit the day, are refused with what is wrong, and bring cards before the exam", async () => {
    const student = await studentWithNumber();
    const { num, cookie } = student;
    await givenAnswered(student, codes, { count: 5, days: 2 });
    const refused = await door.post(
      "/revisao",
      { intent: "plan", limite: "0", prova: "2001-01-01" },
      { cookie },
    );
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect([
      html.includes("Escolha de 1 a 200 por dia."),
      html.includes("Escolha um dia depois de hoje"),
    ]).toEqual([true, true]);
    const exam = isoOfDay(today + 5);
    const fields = { intent: "plan", limite: "2", prova: exam, lembrar: "80" };
    expect((await door.post("/revisao", fields, { cookie })).status).toBe(200);
    const { id } = await startedReview(cookie);
    const asked = await ordsOfSession(id);
    expect(asked.length).toBe(2);
    const items = [item(0, { choice: "B", answered: true, felt: "easy" })];
    await save(cookie, id, { items, endedAt: Date.now() });
    const card = (await cardsOf(num)).find(({ ord }) => ord === asked[0]);
    expect(card?.due).toBeLessThan(today + 5);
    expect(await textAt("/revisao", cookie)).toContain("1 questão para hoje");
  });
});

describe("what it costs", () => {
  it("a page of 300 wrong answers without cards: one trip; afterwards some rows", async () => {
    const student = await studentWithNumber();
    await givenAnswered(student, codes, { count: 20, days: 2 });
    await startedReview(student.cookie);
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).send("/revisao", { cookie: student.cookie });
    expect([trips.length, rowsRead(trips) <= 64]).toEqual([1, true]);
  });
});
