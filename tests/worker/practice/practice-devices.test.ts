import { beforeAll, describe, expect, it } from "vitest";
import type { PracticeItem } from "#app/features/practice/domain/session.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId } from "#tests/support/given.ts";
import { ledgerOf } from "#tests/support/ledger.ts";
import { givenPracticeQuestions, item, save, started } from "#tests/support/practising.ts";

let codes: string[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(5));
});

describe("a device's report", () => {
  it("is stored for the next one: choices, marks, cuts, place and timer; of one question the later change (REL-07)", async () => {
    const { cookie } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 5));
    const now = Date.now();
    const first = item(2, { choice: "A", marked: true, cut: "CE", changedAt: now - 5000 });
    const timerFrom = Math.floor(now / 1000) - 30;
    await save(cookie, id, { items: [first], head: { position: 2, timerFrom, changedAt: now - 4000 } });
    await save(cookie, id, {
      items: [item(2, { choice: "D", changedAt: now - 9000 })],
      head: { position: 0, timerFrom: null, changedAt: now - 8000 },
    });
    const data = await (
      await door.send(dataAddress(`/praticar/${id}`, "features/practice/pages/session"), { cookie })
    ).json<{ items: PracticeItem[]; session: object }>();
    expect(data.items).toEqual([first]);
    expect(data.session).toMatchObject({ position: 2, timerFrom });
  });

  it("of the future counts as of now, so that a wrong clock blocks nothing (REL-27)", async () => {
    const { cookie } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 2));
    await save(cookie, id, { items: [item(0, { choice: "A", changedAt: Date.now() + 9_000_000 })] });
    const stored = await bindings.DB.prepare("SELECT max(changed_at) AS at FROM practice_items").first<{
      at: number;
    }>();
    expect(stored?.at).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it.each([
    ["no items", { items: null }],
    ["too many", { items: Array.from({ length: 181 }, (_, position) => item(position % 180)) }],
    ["a position that is none", { items: [item(-1)] }],
    ["a letter that is none", { items: [item(0, { choice: "Z" })] }],
    ["no moment", { items: [item(0, { changedAt: Number.NaN })] }],
    ["a head of words", { head: "primeira" }],
    ["an end of words", { endedAt: "agora" }],
  ])("is refused with %s", async (_, data) => {
    const { cookie } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 2));
    expect((await save(cookie, id, data)).status).toBe(400);
  });

  it("about another's session, or none, is refused and changes nothing (SEC-05)", async () => {
    const owner = await studentWithNumber();
    const id = await started(owner.cookie, "prova", codes.slice(0, 2));
    const other = await studentWithNumber();
    const sent = { items: [item(0, { choice: "B" })], endedAt: Date.now() };
    for (const sessionId of [id, freshId(), "x", 7])
      expect((await save(other.cookie, sessionId, sent)).result).toEqual([
        false,
        "Esta sessão de prática não existe ou não é sua.",
      ]);
    for (const path of [`/praticar/${id}`, `/praticar/${id}/resultado`])
      expect((await door.send(path, { cookie: other.cookie })).status).toBe(404);
    expect((await door.post(`/praticar/${id}/resultado`, {}, { cookie: other.cookie })).status).toBe(404);
    const more = await door.send(`/praticar/${id}/questoes?de=0&ate=5`, { cookie: other.cookie });
    expect(await more.json()).toEqual({ questions: [] });
    expect(await ledgerOf(other.num)).toEqual([]);
    expect((await door.send(`/praticar/${id}`, { cookie: owner.cookie })).status).toBe(200);
  });
});
