import { describe, expect, it } from "vitest";
import type { WrittenSolution } from "#app/features/bank/domain/written/written-solution.ts";
import { importEnem } from "#app/features/bank/services/exchange/import-enem.server.ts";
import { readBankAudit } from "#app/features/bank/services/review/read-bank-audit.server.ts";
import { bookOf, type WrittenBook } from "#app/features/bank/services/written/add-written.server.ts";
import { attachWritten } from "#app/features/bank/services/written/attach-written.server.ts";
import { textDigest } from "#app/features/bank/services/written/text-digest.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenDraft, givenQuestion, visitorDeps } from "#tests/support/given.ts";
import { draftOf, givenJson } from "#tests/unit/bank/enem/given-row.ts";

/** A question of a number of its own of ENEM 2023, whose right letter is B. */
function rowAt(index: number) {
  const context = `Um reservatório tem 12 litros e recebe mais 3 por minuto, na prova de número ${index}.`;
  return givenJson({ index, context, sourcePath: `public/2023/questions/${index}/details.json` });
}

async function writtenFor(index: number, fields: Partial<WrittenSolution> = {}): Promise<WrittenSolution> {
  const remarks = ["A", "C", "D", "E"].map((letter) => ({
    letter,
    text: `Leva a outra conta, a da letra ${letter}.`,
  }));
  return {
    year: 2023,
    number: index,
    language: null,
    itemCode: null,
    textDigest: await textDigest(draftOf(rowAt(index)).draft),
    letter: "B",
    idea: "Acompanhar um volume que cresce por igual a cada minuto.",
    steps: [
      "Em 5 minutos entram $5\\cdot 3 = 15$ litros.",
      "Com os 12 do início, são 27 litros: alternativa B.",
    ],
    remarks,
    hints: ["Veja o que já havia.", "Ligue tempo e vazão.", "Multiplique antes de somar."],
    area: "MT",
    skill: 5,
    subject: "matematica",
    topics: ["Função Afim"],
    concept: { title: "Função afim", address: "/trilhas/matematica-enem/afim" },
    checks: [],
    ...fields,
  };
}

async function imported(index: number, written: WrittenBook = new Map()) {
  const report = await importEnem(visitorDeps(), {
    files: [{ name: "enem-2023.jsonl", text: JSON.stringify(rowAt(index)) }],
    links: null,
    pictures: { has: () => false, read: async () => new Uint8Array() },
    written,
    dryRun: false,
    importedBy: "teste",
  });
  const ord = await bindings.DB.prepare("SELECT ord FROM question_sources WHERE path = ?")
    .bind(`public/2023/questions/${index}/details.json`)
    .first<number>("ord");
  return { report, ord: ord ?? 0, code: questionCode(ord ?? 0) };
}

const attach = async (...solutions: WrittenSolution[]) => attachWritten(visitorDeps(), bookOf(solutions));

async function partsOf(ord: number) {
  const json = await bindings.DB.prepare("SELECT parts FROM question_solutions WHERE ord = ?")
    .bind(ord)
    .first<string>("parts");
  return json === null ? null : JSON.parse(json);
}

describe("a solution written for a real exam", () => {
  it("comes to the stored question in parts, with its topics, and a second time changes nothing", async () => {
    const { ord } = await imported(141);
    const solution = await writtenFor(141);
    expect(await attach(solution)).toEqual({ report: { added: 1, changed: [], refused: [] }, stored: 1 });
    const parts = await partsOf(ord);
    expect(parts.steps).toHaveLength(2);
    expect(parts.steps[0]).toContain("<math>");
    expect(Object.keys(parts.remarks)).toEqual(["A", "C", "D", "E"]);
    expect(parts.concept).toEqual({ title: "Função afim", address: "/trilhas/matematica-enem/afim" });
    expect(await attach(solution)).toMatchObject({ stored: 0 });
    // The import of the same exam neither removes it nor stores it again.
    expect((await imported(141, bookOf([solution]))).report).toMatchObject({ stored: 0, unchanged: 1 });
  });

  it("comes with the import of its exam", async () => {
    const { report, ord } = await imported(142, bookOf([await writtenFor(142)]));
    expect(report).toMatchObject({ stored: 1, solutions: { added: 1, changed: [], refused: [] } });
    expect((await partsOf(ord)).steps).toHaveLength(2);
  });

  it("is not used for another question, nor against the key, nor over an edit", async () => {
    const { ord } = await imported(143);
    const source = "public/2023/questions/143/details.json";
    expect((await attach(await writtenFor(143, { textDigest: "0".repeat(16) })))?.report.refused).toEqual([
      { source, reason: "a resolução escrita é de outra questão" },
    ]);
    expect((await attach(await writtenFor(143, { letter: "C" })))?.report.refused).toEqual([
      { source, reason: "a resolução escrita chega a outra letra" },
    ]);
    await bindings.DB.prepare("UPDATE question_sources SET revision = 1 WHERE ord = ?").bind(ord).run();
    expect(await attach(await writtenFor(143))).toBeNull();
    expect(await partsOf(ord)).toBeNull();
  });

  it("reports which solution's text was changed since, where INEP's item is the same", async () => {
    const { ord } = await imported(144);
    const insert = "INSERT INTO question_items (ord, item_code, area, skill) VALUES (?, 77, 'MT', 5)";
    await bindings.DB.prepare(insert).bind(ord).run();
    const old = await writtenFor(144, { itemCode: 77, textDigest: "0".repeat(16) });
    expect(await attach(old)).toMatchObject({
      report: { added: 1, changed: ["public/2023/questions/144/details.json"] },
      stored: 1,
    });
  });
});

describe("a step that is not understood", () => {
  const marksOf = async (ord: number) =>
    (
      await bindings.DB.prepare("SELECT step, people FROM unclear_step_counts WHERE ord = ? ORDER BY step")
        .bind(ord)
        .all()
    ).results;
  const report = async (cookie: string, qid: string, step: unknown) => {
    const { status, body } = await door.call("reportUnclearStep", { qid, step }, { cookie });
    return [status, Array.isArray(body.result) ? body.result[0] : body.error];
  };

  it("is counted once a person, after the answer, and forgotten when the steps change", async () => {
    const { ord, code } = await imported(145, bookOf([await writtenFor(145)]));
    const [one, other] = [await studentWithNumber(), await studentWithNumber()];
    expect(await report(one.cookie, code, 2)).toEqual([200, false]);
    for (const { cookie } of [one, other]) await answer(cookie, code, "A");
    for (const { cookie } of [one, one, other]) expect(await report(cookie, code, 2)).toEqual([200, true]);
    expect(await report(one.cookie, code, 3)).toEqual([200, false]);
    expect(await report(one.cookie, code, 1)).toEqual([200, true]);
    expect(await marksOf(ord)).toEqual([
      { step: 1, people: 1 },
      { step: 2, people: 2 },
    ]);
    const { unclear, counts } = await readBankAudit(visitorDeps(), "steps", null);
    const own = unclear.filter(({ heading }) => heading.code === code);
    expect(own.map(({ step, people }) => [step, people])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(own[0]?.html).toContain("27");
    expect(counts.steps).toBeGreaterThanOrEqual(2);
    await bindings.DB.prepare("DELETE FROM unclear_steps WHERE step = 1").run();
    expect(await marksOf(ord)).toEqual([{ step: 2, people: 2 }]);
    await attach(
      await writtenFor(145, { steps: ["Entram 15 litros em 5 minutos.", "Somados aos 12, dão 27."] }),
    );
    expect(await marksOf(ord)).toEqual([]);
  });

  it("is none of a solution without steps, and bad numbers are refused", async () => {
    const { cookie } = await studentWithNumber();
    const { ord, code, draft } = await givenQuestion(givenDraft());
    await answer(cookie, code, draft.key);
    expect(await partsOf(ord)).toBeNull();
    expect(await report(cookie, code, 1)).toEqual([200, false]);
    for (const step of [0, 1.5, "1; DROP", null, 99]) expect((await report(cookie, code, step))[0]).toBe(400);
  });
});
