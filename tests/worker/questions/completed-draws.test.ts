import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import type { PaperQuestion } from "#app/features/bank/domain/paper/paper-question.ts";
import { paperPaths } from "#app/features/bank/paths.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenDraft, givenStored, givenStudent, ordsOf } from "#tests/support/given.ts";
import { givenMember } from "#tests/support/given-notebook.ts";
import { givenSchoolWith } from "#tests/support/given-school.ts";

const BOX = "Completar com questões de treino";
const search = "/questoes?q=suricatos";
const named = "/questoes?q=suricatos&origem=treino";
let real: string;
let generated: string[];

beforeAll(async () => {
  const drafts = ["farol-gerador", "farol-gerador", "prova-de-teste"].map((source, index) =>
    givenDraft({
      statement: `Conta ${index} dos suricatos: quanto é ${index} + 1?`,
      provenance: { source, path: freshId(), version: "1" },
    }),
  );
  await givenStored(drafts);
  const codes = (await ordsOf(drafts)).map(questionCode);
  [generated, real] = [codes.slice(0, 2).toSorted(), codes[2] ?? ""];
});

async function pageAt(path: string, cookie: string): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

type Taken = (asked: Record<string, string>) => Promise<string[]>;

/** Own questions alone, then completed, each question once, and never more than requested. */
async function expectCompleted(taken: Taken): Promise<void> {
  expect(await taken({})).toEqual([real]);
  const [first, ...rest] = await taken({ completar: "sim" });
  expect([first, rest.toSorted()]).toEqual([real, generated]);
  expect(await taken({ completar: "sim", quantas: "1" })).toEqual([real]);
}

describe("a draw of a search is completed with generated questions if the box is ticked", () => {
  it("in a list", async () => {
    const cookie = await givenStudent();
    await expectCompleted(async (asked) => {
      const made = await door.post("/listas/nova", { nome: "Lista", busca: search, ...asked }, { cookie });
      const list = await pageAt(made.headers.get("Location") ?? "", cookie);
      return [...new Set(Array.from(list.matchAll(/\/q\/([0-9A-Z]{8})/g), ([, code = ""]) => code))];
    });
    expect(await pageAt(listPaths.create({ busca: search }), cookie)).toContain(BOX);
    for (const other of [{}, { questoes: real }, { busca: named }])
      expect(await pageAt(listPaths.create(other), cookie)).not.toContain(BOX);
  });

  it("on paper, where it falls short", async () => {
    const cookie = await givenStudent();
    const paper = paperPaths.ofSearch(search);
    await expectCompleted(async (asked) => {
      const address = `${paper}&${new URLSearchParams(asked)}`;
      const reply = await door.send(dataAddress(address, "features/bank/pages/print-search"), { cookie });
      return (await reply.json<{ questions: PaperQuestion[] }>()).questions.map(({ ord }) =>
        questionCode(ord),
      );
    });
    const short = await pageAt(paper, cookie);
    expect(short).toContain("Só 1 questão de prova ou autoral nesta busca.");
    expect(short).toContain(BOX);
    for (const full of [`${paper}&quantas=1`, paperPaths.ofSearch(named)])
      expect(await pageAt(full, cookie)).not.toContain(BOX);
  });

  it("in an assessment", async () => {
    const school = await givenSchoolWith();
    const { cookie } = await givenMember(school.id, "teacher");
    await expectCompleted(async (asked) => {
      const address = assessmentPaths.questions(school.id, { busca: search, ...asked });
      const reply = await door.send(address, { cookie });
      return (await reply.json<{ questions: { code: string }[] }>()).questions.map(({ code }) => code);
    });
    expect(await pageAt(assessmentPaths.create(school.id, { busca: search }), cookie)).toContain(BOX);
    for (const other of [{}, { questoes: real }, { busca: named }])
      expect(await pageAt(assessmentPaths.create(school.id, other), cookie)).not.toContain(BOX);
  });
});
