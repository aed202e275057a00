import { beforeAll, describe, expect, it } from "vitest";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import {
  freshId,
  givenDraft,
  givenQuestion,
  givenStored,
  givenStudent,
  ordsOf,
} from "#tests/support/given.ts";
import { attemptsOf, chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { CANARY, givenPracticeQuestions, item, save, started, textAt } from "#tests/support/practising.ts";

let codes: string[];
let ords: number[];

beforeAll(async () => {
  ({ ords, codes } = await givenPracticeQuestions(40));
});

describe("starting a session", () => {
  it("over a search uses questions that match and can be graded", async () => {
    const { cookie } = await studentWithNumber();
    const fields = { busca: "/questoes?q=pr%C3%A1tica", modo: "estudo", quantas: "5", ordem: "sorteio" };
    const response = await door.post("/praticar", fields, { cookie });
    expect(response.status).toBe(302);
    const row = await bindings.DB.prepare(
      "SELECT ords, source FROM practice_sessions ORDER BY num DESC LIMIT 1",
    ).first<{ ords: string; source: string }>();
    const chosen = JSON.parse(row?.ords ?? "[]") as number[];
    expect(new Set(chosen).size).toBe(5);
    expect(chosen.filter((ord) => !ords.includes(ord))).toEqual([]);
    expect(row?.source).toBe("/questoes?q=pr%C3%A1tica");
  });

  it("uses generated questions only on request, and after all others", async () => {
    const { cookie } = await studentWithNumber();
    const drafts = ["farol-gerador", "farol-gerador", "prova-de-teste"].map((source, index) =>
      givenDraft({
        statement: `Tarefa ${index} dos marsupiais: quanto é ${index} + 1?`,
        provenance: { source, path: freshId(), version: "1" },
      }),
    );
    await givenStored(drafts);
    const [one, other, real] = await ordsOf(drafts);
    const fields = { busca: "/questoes?q=marsupiais", modo: "estudo", quantas: "9", ordem: "sorteio" };
    const taken = async (more: Record<string, string>) => {
      expect((await door.post("/praticar", { ...fields, ...more }, { cookie })).status).toBe(302);
      const latest = "SELECT ords FROM practice_sessions ORDER BY num DESC LIMIT 1";
      return JSON.parse((await bindings.DB.prepare(latest).first<{ ords: string }>())?.ords ?? "[]");
    };
    expect(await taken({})).toEqual([real]);
    const [first, ...rest] = await taken({ completar: "sim" });
    expect([first, rest.toSorted()]).toEqual([real, [one, other].toSorted()]);
    expect(await taken({ completar: "sim", quantas: "1" })).toEqual([real]);
    const page = await textAt("/praticar?busca=%2Fquestoes%3Fq%3Dmarsupiais", cookie);
    expect(page).toContain("1 questão para praticar");
    expect(page).toContain("Completar com questões de treino");
  });

  it("preserves a list's order, and leaves out what is no question or cannot be practised", async () => {
    const { cookie } = await studentWithNumber();
    const open = await givenQuestion({ kind: "open", alternatives: [], key: null, statement: "Disserte." });
    const list = [codes[3], "00000000", open.code, codes[1], "lixo"].join(",");
    const fields = { questoes: list, titulo: "ENEM 2021, 1º dia", modo: "prova", quantas: "180" };
    const response = await door.post("/praticar", fields, { cookie });
    const row = await bindings.DB.prepare(
      "SELECT ords, title FROM practice_sessions ORDER BY num DESC LIMIT 1",
    ).first<{ ords: string; title: string }>();
    expect(response.status).toBe(302);
    expect(JSON.parse(row?.ords ?? "[]")).toEqual([ords[3], ords[1]]);
    expect(row?.title).toBe("ENEM 2021, 1º dia");
  });

  it.each([
    [{ quantas: "0" }, "Escolha de 1 a 180 questões."],
    [{ quantas: "muitas" }, "Escolha de 1 a 180 questões."],
    [{ quantas: "181" }, "Escolha de 1 a 180 questões."],
    [{ quantas: "2", modo: "prova", limite: "-3" }, "Escreva o tempo em minutos"],
    [{ quantas: "2", busca: "/questoes?q=xyzwq" }, "Nenhuma questão"],
    [{ quantas: "2", busca: "/questoes?tipo=discursiva" }, "Nenhuma questão"],
  ])("refuses %o with what is wrong, and preserves what was typed", async (fields, text) => {
    const response = await door.post("/praticar", fields, { cookie: await givenStudent() });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(text);
  });
});

describe("an exam", () => {
  it("reveals nothing of a key or solution before its end is confirmed, and then of answered ones alone", async () => {
    const { cookie, num } = await studentWithNumber();
    // Answered before, elsewhere: not even that is shown within the exam.
    await answer(cookie, codes[0] ?? "", "A");
    const id = await started(cookie, "prova", codes.slice(0, 4));
    const items = [item(0, { choice: "B", answered: true }), item(1, { choice: "C", answered: true })];
    expect((await save(cookie, id, { items })).result).toEqual([true, { ended: false }]);
    const page = `/praticar/${id}`;
    const addresses = [
      page,
      dataAddress(page, "features/practice/pages/session"),
      `${page}/questoes?de=0&ate=3`,
      `${page}/resultado`,
      dataAddress(`${page}/resultado`, "features/practice/pages/result"),
    ];
    for (const address of addresses) {
      const text = await textAt(address, cookie);
      expect(text.includes(CANARY), address).toBe(false);
      expect(text, address).not.toMatch(/\\?"letter\\?":\\?"[A-E]\\?",\\?"a\\?":/);
    }
    expect(await ledgerOf(num)).toHaveLength(1);

    expect((await save(cookie, id, { endedAt: Date.now() })).result).toEqual([true, { ended: true }]);
    const answered = await (await door.send(`${page}/questoes?de=0&ate=3`, { cookie })).json<{
      questions: { answered: { letter: string; alternative: string } | null }[];
    }>();
    expect(answered.questions.map((each) => each.answered?.letter ?? null)).toEqual(["B", "B", null, null]);
    expect(answered.questions.map((each) => each.answered?.alternative ?? null)).toEqual([
      "B",
      "C",
      null,
      null,
    ]);
  });

  it("is graded by the rule of every answer: the first scores, later ones are stored without points", async () => {
    const { cookie, num } = await studentWithNumber();
    await answer(cookie, codes[0] ?? "", "A");
    const before = await chosenLetters(ords[1] ?? 0);
    const id = await started(cookie, "prova", codes.slice(0, 3));
    const items = [item(0, { choice: "B" }), item(1, { choice: "B" }), item(2, { choice: "D" })];
    await save(cookie, id, { items, endedAt: Date.now() });
    expect((await ledgerOf(num)).map((row) => [row.ord, row.alternative, row.correct])).toEqual(
      [
        [ords[0], "A", 0],
        [ords[1], "B", 1],
        [ords[2], "D", 0],
      ].sort((one, other) => Number(one[0]) - Number(other[0])),
    );
    expect((await attemptsOf(num)).map((row) => [row.ord, row.alternative])).toEqual([[ords[0], "B"]]);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 1 + 3 + 1, questions: 3, correct: 1 });
    expect((await chosenLetters(ords[1] ?? 0)).B).toBe((before.B ?? 0) + 1);
    const html = await textAt(`/praticar/${id}/resultado`, cookie);
    expect(html).toContain("Você acertou 2 de");
  });

  it("ended many times at once, from two tabs and as a replay, has one effect", async () => {
    const { cookie, num } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 40));
    const items = codes.slice(0, 40).map((_, position) => item(position, { choice: "B" }));
    const endedAt = Date.now();
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(cookie, id, { items, endedAt })));
    expect(replies.map(({ result }) => result)).toEqual(replies.map(() => [true, { ended: true }]));
    expect(await save(cookie, id, { items, endedAt })).toMatchObject({ result: [true, { ended: true }] });
    expect(await ledgerOf(num)).toHaveLength(40);
    expect(await attemptsOf(num)).toEqual([]);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 120, questions: 40, correct: 40 });
  });

  it("whose grading stopped half way shows no result until it is finished, and then all of it", async () => {
    const { cookie, num } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 2));
    await save(cookie, id, { items: [item(0, { choice: "B" })] });
    await bindings.DB.prepare("UPDATE practice_sessions SET ended_at = started_at WHERE id = ?")
      .bind(id)
      .run();
    const result = `/praticar/${id}/resultado`;
    const html = await textAt(result, cookie);
    expect(html).toContain("Corrigir agora");
    expect(html.includes("a certa é")).toBe(false);
    expect((await door.post(result, {}, { cookie })).status).toBe(302);
    expect(await ledgerOf(num)).toHaveLength(1);
    expect(await textAt(result, cookie)).toContain("Você acertou 1 de");
  });

  it("accepts no change after its end", async () => {
    const { cookie, num } = await studentWithNumber();
    const id = await started(cookie, "prova", codes.slice(0, 2));
    await save(cookie, id, { items: [item(0, { choice: "C" })], endedAt: Date.now() });
    const late = item(0, { choice: "B", changedAt: Date.now() });
    expect((await save(cookie, id, { items: [late, item(1, { choice: "B" })] })).result).toEqual([
      true,
      { ended: true },
    ]);
    expect((await ledgerOf(num)).map((row) => row.alternative)).toEqual(["C"]);
    expect(await textAt(`/praticar/${id}/resultado`, cookie)).toContain("Você acertou 0 de");
  });
});

describe("a study session", () => {
  it("returns the solution of answered questions through answerQuestion, and of nothing a device only claims", async () => {
    const { cookie, num } = await studentWithNumber();
    const id = await started(cookie, "estudo", codes.slice(0, 3));
    await answer(cookie, codes[0] ?? "", "C");
    const items = [item(0, { choice: "C", answered: true }), item(1, { choice: "B", answered: true })];
    await save(cookie, id, { items });
    const { questions } = await (await door.send(`/praticar/${id}/questoes?de=0&ate=3`, { cookie })).json<{
      questions: { answered: { letter: string; solutionHtml: string } | null }[];
    }>();
    expect(questions.map((each) => each.answered?.letter ?? null)).toEqual(["B", null, null]);
    expect(questions[0]?.answered?.solutionHtml).toContain(CANARY);
    await save(cookie, id, { endedAt: Date.now() });
    expect(await ledgerOf(num)).toHaveLength(1);
    const html = await textAt(`/praticar/${id}/resultado`, cookie);
    expect(html).toContain("Você acertou 0 de");
    expect(html).toContain("Você marcou C; a certa é a B");
  });
});

it("every page of a session costs one round trip, whatever its size", async () => {
  const { cookie } = await studentWithNumber();
  const id = await started(cookie, "prova", codes.slice(0, 40));
  const items = codes.map((_, position) => item(position, { choice: "B" }));
  await save(cookie, id, { items: items.slice(0, 40) });
  const trips: Record<string, number> = {};
  async function count(path: string) {
    const counted = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: counted.database }).send(path, { cookie });
    expect(response.status, path).toBe(200);
    trips[path] = counted.trips.length;
  }
  for (const path of ["/praticar", `/praticar/${id}`, `/praticar/${id}/questoes?de=12&ate=23`])
    await count(path);
  await save(cookie, id, { endedAt: Date.now() });
  await count(`/praticar/${id}/resultado`);
  expect(Object.values(trips)).toEqual([1, 1, 1, 1]);
});
