import { beforeAll, describe, expect, it } from "vitest";
import type { ItemLine } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { examsAmong } from "#app/features/bank/domain/exams/past-exam.ts";
import { refreshPastExams } from "#app/features/bank/queries/summaries.server.ts";
import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { storeBooklets } from "#app/features/exams/services/store-booklets.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { EXAM_YEAR, examAddress, examDraft, examDrafts, givenExam } from "#tests/support/exam-drafts.ts";
import {
  freshId,
  givenQuestion,
  givenStored,
  givenStudent,
  ordsOf,
  visitorDeps,
} from "#tests/support/given.ts";

const YEAR = EXAM_YEAR;
const exam = givenExam;
const draftAt = examDraft;
const drafts = examDrafts();
let codes: string[];

/** The lines of a colour's booklet, in this order of item codes. */
function booklet(colour: string, itemCodes: readonly number[]): ItemLine[] {
  return itemCodes.map((itemCode, index) => ({
    itemCode,
    area: "LC",
    booklet: 10,
    colour,
    position: index + 1,
    language: itemCode > 7500 ? "espanhol" : itemCode < 7006 ? "ingles" : null,
  }));
}

async function page(path: string, cookie?: string): Promise<{ status: number; html: string }> {
  const response = await door.send(path, { cookie });
  return { status: response.status, html: await response.text() };
}

/** The codes of the questions a page links to, in order. */
function linked(html: string): string[] {
  return [...html.matchAll(/href="\/q\/([0-9A-Z]{8})/g)].map((match) => match[1] ?? "");
}

beforeAll(async () => {
  await givenStored(drafts);
  codes = (await ordsOf(drafts)).map(questionCode);
});

const address = examAddress;
const codeOf = (number: number, language: string | null = null) =>
  codes[drafts.findIndex((draft) => draft.number === number && draft.language === language)] ?? "";

describe("past exams", () => {
  it("list the institutions that have some first, and say of the others that they have none", async () => {
    const { status, html } = await page("/provas-anteriores");
    expect(status).toBe(200);
    const links = [...html.matchAll(/href="\/provas-anteriores\/([^"/]+)"/g)].map((match) => match[1]);
    expect([links[0], new Set(links).size]).toEqual(["ENEM", 31]);
    expect(html.indexOf("Ainda sem provas no acervo")).toBeGreaterThan(
      html.indexOf("/provas-anteriores/ENEM"),
    );
  });

  it("of an institution are there by year; authored and generated questions are none", async () => {
    await givenStored([0, 1, 2].map(generateQuestion));
    await givenQuestion({
      institution: "ITA",
      exam: { ...exam, year: 2003 },
      provenance: { source: "farol-acervo", path: freshId(), version: "1" },
    });
    const { html } = await page("/provas-anteriores/ENEM");
    expect(html.includes(`href="${address}"`)).toBe(true);
    const empty = await page("/provas-anteriores/ITA");
    expect([empty.status, empty.html.includes("por aqui ainda")]).toEqual([200, true]);
    expect(empty.html).not.toMatch(/provas-anteriores\/ITA\/\d/);
  });

  it("of nobody: 404 with the list", async () => {
    const { status, html } = await page("/provas-anteriores/escola-da-lua");
    expect([status, html.includes("Instituição não encontrada")]).toEqual([404, true]);
    expect(html.includes('href="/provas-anteriores/ENEM"')).toBe(true);
  });

  it("have one address, whatever the case: others lead there", async () => {
    const response = await door.send("/provas-anteriores/espcex");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/provas-anteriores/ESPCEX"]);
    const short = await door.send("/espcex");
    expect([short.status, short.headers.get("Location")]).toEqual([301, "/provas-anteriores/ESPCEX"]);
  });

  it.each([
    "/provas-anteriores/ENEM/1931/dia-1",
    "/provas-anteriores/ENEM/2018/dia-9",
    `${address}?cor=verde`,
  ])("%s is nowhere", async (path) => {
    expect((await page(path)).status).toBe(404);
  });
});

describe("an exam", () => {
  it("has its questions in booklet order, English before Spanish, and says what is missing", async () => {
    const { html } = await page(address);
    const order = [
      ...[1, 2, 3, 4, 5].map((number) => codeOf(number, "ingles")),
      ...[1, 2, 3, 4, 5].map((number) => codeOf(number, "espanhol")),
      ...[6, 7, 9].map((number) => codeOf(number)),
    ];
    expect(linked(html)).toEqual(order);
    expect(html.includes("Falta uma questão")).toBe(true);
  });

  it("follows a change of its questions: moved, quarantined, and back again", async () => {
    const moved = { ...draftAt(40), exam: { ...exam, day: 2 } };
    await givenStored([moved]);
    const [code = ""] = (await ordsOf([moved])).map(questionCode);
    const second = `/provas-anteriores/ENEM/${YEAR}/dia-2`;
    expect(linked((await page(second)).html)).toEqual([code]);
    await givenStored([{ ...moved, exam }]);
    expect((await page(second)).status).toBe(404);
    expect(linked((await page(address)).html)).toContain(code);
    await givenStored([{ ...moved, exam, status: "quarantined", quarantineReason: "teste" }]);
    expect(linked((await page(address)).html)).not.toContain(code);
  });

  it("costs one trip and less than a thousand rows, with marks and key too", async () => {
    const cookie = await givenStudent();
    for (const [path, asker] of [
      [address, undefined],
      [`${address}?gabarito=sim`, cookie],
      [`${address}/imprimir`, undefined],
      ["/provas-anteriores", cookie],
      ["/provas-anteriores/ENEM", undefined],
    ] as const) {
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await openDoor({ DB: database }).send(path, { cookie: asker });
      await response.text();
      expect([path, response.status, trips.length]).toEqual([path, 200, 1]);
      expect(rowsRead(trips)).toBeLessThan(1000);
    }
  });

  it("is counted the same by the recount of everything", async () => {
    const rows = () => bindings.DB.prepare("SELECT * FROM past_exams ORDER BY institution, year, slug").all();
    const before = (await rows()).results;
    await bindings.DB.prepare("DELETE FROM past_exams").run();
    await recountPanels(visitorDeps());
    expect((await rows()).results).toEqual(before);
    const deps = visitorDeps();
    await deps.write(refreshPastExams(deps.db, examsAmong([{ institution: 4, origin: "exam", ...exam }])));
    expect((await rows()).results).toEqual(before);
  });
});

describe("the booklets of an exam", () => {
  const common = [7006, 7007, 7009];
  const english = [7001, 7002, 7003, 7004, 7005];
  const spanish = english.map((itemCode) => itemCode + 500);
  const lines = [
    ...booklet("azul", [...english, ...spanish, 7006, 7007, 7008, 7009]),
    ...booklet("rosa", [...english.toReversed(), ...spanish, 7009, ...common.slice(0, 2)]),
  ];

  it("are stored once: the same file again changes nothing", async () => {
    expect(await storeBooklets(visitorDeps(), lines, { dryRun: true })).toEqual({ stored: 2, unchanged: 0 });
    expect(await storeBooklets(visitorDeps(), lines, { dryRun: false })).toEqual({ stored: 2, unchanged: 0 });
    const before = await dumpOfDatabase();
    expect(await storeBooklets(visitorDeps(), lines, { dryRun: false })).toEqual({ stored: 0, unchanged: 2 });
    expect(await dumpOfDatabase()).toBe(before);
    expect(await storeBooklets(visitorDeps(), booklet("azul", [1, 2]), { dryRun: false })).toEqual({
      stored: 0,
      unchanged: 0,
    });
  });

  it("show the same questions in their own order", async () => {
    const { html } = await page(`${address}?cor=rosa`);
    expect(linked(html).slice(0, 2)).toEqual([codeOf(5, "ingles"), codeOf(4, "ingles")]);
    expect(linked(html).slice(10)).toEqual([9, 6, 7].map((number) => codeOf(number)));
    expect(html).toMatch(/aria-current="page"[^>]*>(?:(?!<\/a>).)*rosa/);
    expect((await page(address)).html).toMatch(/aria-current="page"[^>]*>(?:(?!<\/a>).)*azul/);
  });

  it("are followed by the question page's previous and next, in one trip", async () => {
    const asked = encodeURIComponent(`ENEM/${YEAR}/dia-1/rosa`);
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send(`/q/${codeOf(9)}?prova=${asked}`);
    const html = await response.text();
    const at = (code: string) => html.includes(`/q/${code}`);
    expect([at(codeOf(5, "espanhol")), at(codeOf(6)), at(codeOf(7))]).toEqual([true, true, false]);
    expect(
      html.includes("Questão 6 do caderno") || html.includes("Questão <!-- -->6<!-- --> do caderno"),
    ).toBe(true);
    expect([trips.length, rowsRead(trips) <= 12]).toEqual([1, true]);
  });

  it("an exam that is not there leaves the question alone", async () => {
    for (const word of ["ENEM/1950/dia-1", "nada", "ITA/2018/dia-1/rosa"]) {
      const { status } = await page(`/q/${codeOf(9)}?prova=${encodeURIComponent(word)}`);
      expect(status).toBe(200);
    }
  });
});
