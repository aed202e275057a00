import { beforeAll, describe, expect, it } from "vitest";
import type { PaperKey } from "#app/features/bank/domain/paper/paper-question.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { examAddress, examDrafts } from "#tests/support/exam-drafts.ts";
import { givenPerson, givenStored, ordsOf, signedIn } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import { givenSchoolWith } from "#tests/support/given-school.ts";

const drafts = examDrafts();
let ords: number[];
let student: string;

const examRoute = "features/exams/pages/past-exams/print-exam";
const places = [
  [`${examAddress}/imprimir?`, examRoute],
  [`/imprimir?busca=${encodeURIComponent("/questoes/ENEM/2018")}&`, "features/bank/pages/print-search"],
] as const;

type Reply = {
  title: string;
  choices?: { name: string; value: string }[];
  keys: PaperKey[] | null;
  questions: { ord: number; number: number | null }[];
  codes: { code: string }[];
};

async function paperAt(address: string, route: string, cookie?: string) {
  const response = await door.send(dataAddress(address, route), { cookie });
  return {
    status: response.status,
    text: await response.clone().text(),
    paper: await response.json<Reply>(),
  };
}

const shownKeys = ({ keys }: Reply) =>
  keys?.filter((key) => key.answer !== null || key.solution !== null) ?? null;

beforeAll(async () => {
  await givenStored(drafts);
  ords = await ordsOf(drafts);
  student = (await studentWithNumber()).cookie;
  await answer(student, questionCode(ords[12] ?? 0), "A");
});

describe.each(places)("keys on paper at %s", (address, route) => {
  it("are absent unless requested", async () => {
    const { text, paper } = await paperAt(`${address}folha=sim`, route, student);
    expect(paper.keys).toBe(null);
    expect(text).not.toContain("canario");
    expect(paper.questions).toHaveLength(route === examRoute ? 8 : 13);
    expect(new Set(paper.codes.map(({ code }) => code)).size).toBe(4);
  });

  it("are those of the questions that the reader answered, also for a student of a school", async () => {
    const { paper, text } = await paperAt(`${address}gabarito=sim`, route, student);
    const solved = paper.keys?.filter(({ solution }) => solution !== null);
    expect(solved).toEqual([{ ord: ords[12], answer: "B", solution: expect.stringContaining("canario 9") }]);
    expect(text.match(/canario/g)).toHaveLength(1);
    const pupil = (await givenSchoolWith("student")).manager.cookie;
    const shown = await paperAt(`${address}resolucoes=sim`, route, pupil);
    expect(shown.text).not.toContain("canario");
    // Of a past exam the letters are what its board has published.
    expect(shownKeys(shown.paper)).toHaveLength(route === examRoute ? 8 : 0);
  });

  it("are all for the staff of a school and for those who maintain the bank", async () => {
    const teacher = (await givenSchoolWith("teacher")).manager.cookie;
    for (const cookie of [teacher, (await givenAdmin()).cookie]) {
      const { paper } = await paperAt(`${address}gabarito=sim`, route, cookie);
      expect(shownKeys(paper)).toHaveLength(route === examRoute ? 8 : 13);
      expect(paper.keys?.every((key) => key.solution !== null)).toBe(true);
      expect(paper.keys?.every((key) => key.answer === "B")).toBe(true);
    }
  });

  it("come with the questions, in one trip and at most nine rows a question", async () => {
    for (const query of ["", "gabarito=sim&resolucoes=sim"]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await openDoor({ DB: database }).send(address + query, { cookie: student });
      expect([response.status, trips.length]).toEqual([200, 1]);
      expect(rowsRead(trips)).toBeLessThan(13 * 9);
    }
  });
});

it("a visitor reads an exam on paper without keys, and signs in to print a search", async () => {
  const [[exam], [search]] = places;
  const { paper, text } = await paperAt(`${exam}gabarito=sim`, examRoute);
  expect(paper.keys).toBe(null);
  expect(text).not.toContain("canario");
  expect((await door.send(search)).status).toBe(401);
});

it("an exam is printed with one language and its official key, in the order of the booklet", async () => {
  const [[exam]] = places;
  const { paper } = await paperAt(`${exam}gabarito=sim&lingua=espanhol`, examRoute, student);
  expect(paper.title).toBe("ENEM 2018 — 1º dia, Espanhol");
  expect(paper.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  expect(paper.choices?.map(({ name, value }) => [name, value])).toEqual([["lingua", "espanhol"]]);
  expect(paper.keys?.map(({ answer }) => answer)).toEqual([..."BBBBBBBB"]);
  const english = (await paperAt(exam, examRoute, student)).paper;
  expect(english.codes[0]?.code).not.toBe(paper.codes[0]?.code);
});

it("a strange address of a search is a paper of the newest questions, never an error", async () => {
  const cookie = await signedIn(await givenPerson());
  for (const query of [
    "",
    "?busca=https://mal.exemplo/",
    "?busca=%2Fquestoes%3Fq%3D%25",
    "?quantas=-5",
    "?quantas=__proto__&letra=NaN&versoes=99",
  ])
    expect([query, (await door.send(`/imprimir${query}`, { cookie })).status]).toEqual([query, 200]);
});
