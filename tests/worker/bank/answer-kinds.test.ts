import { beforeAll, describe, expect, it } from "vitest";
import { questionToEdit } from "#app/features/bank/queries/editing.server.ts";
import { saveQuestion } from "#app/features/bank/services/editing/save-question.server.ts";
import { answer, refusalOf, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, guardRows, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import {
  freshId,
  givenQuestion,
  givenStudent,
  type StoredQuestion,
  visitorDeps,
} from "#tests/support/given.ts";
import { attemptsOf, chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { item, save, started, textAt } from "#tests/support/practising.ts";

const kinds = {
  sum: { kind: "sum", key: "13" },
  several: { kind: "multiple-choice", key: "AC" },
  number: { kind: "numeric", key: "042", alternatives: [] },
} as const;
type Name = keyof typeof kinds;
const names = Object.keys(kinds) as Name[];
let questions: Record<Name, StoredQuestion>;

const given = (name: Name) => {
  const { alternatives, ...fields } = { alternatives: undefined, ...kinds[name] };
  return givenQuestion({ ...fields, ...(alternatives ? { alternatives: [...alternatives] } : {}) });
};

beforeAll(async () => {
  const [sum, several, number] = await Promise.all([given("sum"), given("several"), given("number")]);
  questions = { sum, several, number };
});

describe("an answer of several letters, a sum or a number", () => {
  it.each([
    ["sum", "13", "05", 2 / 3],
    ["sum", "13", "15", 0],
    ["several", "CA", "A", 0],
    ["several", "AC", "ABC", 0],
    ["number", "042", "043", 0],
  ] as const)(
    "of a %s is right as %s and wrong as %s, with credit %d",
    async (name, right, wrong, credit) => {
      const { code } = questions[name];
      const good = await studentWithNumber();
      expect(await answer(good.cookie, code, right)).toMatchObject({ correct: true, credit: 1, points: 3 });
      const bad = await studentWithNumber();
      const result = await answer(bad.cookie, code, wrong);
      expect(result).toMatchObject({ correct: false, credit, points: 1, letter: kinds[name].key });
      // Partial credit is shown, and counts as wrong.
      expect(await countersOf(bad.num)).toMatchObject({ totalPoints: 1, questions: 1, correct: 0 });
      expect((await ledgerOf(bad.num)).map((row) => [row.alternative, row.correct])).toEqual([[wrong, 0]]);
    },
  );

  it.each([
    ["sum", ["A", "042", "32", "00", "AC"]],
    ["several", ["F", "01", "042", "AA"]],
    ["number", ["A", "13", "42", "1000"]],
  ] as const)("of a %s in another form is refused", async (name, answers) => {
    const { cookie, num } = await studentWithNumber();
    for (const userAnswer of answers)
      expect(await refusalOf(cookie, { qid: questions[name].code, userAnswer }), userAnswer).toContain(
        "Escolha",
      );
    expect(await ledgerOf(num)).toEqual([]);
  });

  it("beyond the question's propositions is refused, and a letter question accepts no set", async () => {
    const three = ["um", "dois", "três"].map((text) => ({ text, picture: null }));
    const sum = await givenQuestion({ kind: "sum", key: "05", alternatives: three });
    const cookie = await givenStudent();
    expect(await refusalOf(cookie, { qid: sum.code, userAnswer: "08" })).toContain("Escolha");
    expect(await answer(cookie, sum.code, "07")).toMatchObject({ correct: false, credit: 0 });
    const letter = await givenQuestion();
    for (const userAnswer of ["AB", "02", "002"])
      expect(await refusalOf(cookie, { qid: letter.code, userAnswer })).toContain("Escolha");
  });

  it("counts for what it marks, once", async () => {
    const question = await given("sum");
    for (const sum of ["13", "05", "05"]) await answer(await givenStudent(), question.code, sum);
    const { cookie, num } = await studentWithNumber();
    const first = await answer(cookie, question.code, "02");
    expect(first).toMatchObject({ total: 4, counts: { A: 3, B: 1, C: 3, D: 1, E: 0 } });
    const again = await answer(cookie, question.code, "13");
    expect(again).toMatchObject({ correct: true, points: 0, firstAlternative: "02", total: 4 });
    expect((await attemptsOf(num)).map((each) => each.alternative)).toEqual(["13"]);
    expect(await chosenLetters(question.ord)).toEqual({ A: 0, B: 0, C: 0, D: 0, E: 0 });
    const sheet = await door.send(
      dataAddress(`/q/${question.code}/ficha`, "features/questions/pages/question-sheet"),
      {
        cookie,
      },
    );
    expect(await sheet.text()).toContain('"alternative":"13"');
  });

  it("shows the numbers given most often", async () => {
    const question = await given("number");
    for (const number of ["042", "007", "007"]) await answer(await givenStudent(), question.code, number);
    expect((await answer(await givenStudent(), question.code, "042")).counts).toMatchObject({
      "042": 2,
      "007": 2,
    });
  });

  it.each(names)("of a %s costs what every answer costs", async (name) => {
    const cookie = await givenStudent();
    const { code } = await given(name);
    for (const [userAnswer, most] of [
      [kinds[name].key, 4],
      [kinds[name].key, 6],
    ] as const) {
      const { database, trips } = countedDatabase(bindings.DB);
      const data = { qid: code, userAnswer, operationId: freshId() };
      const { body } = await openDoor({ DB: database }).call("answerQuestion", data, { cookie });
      expect(body.result).toMatchObject([true, {}]);
      expect([trips.length, guardRows(trips)]).toEqual([1, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(most);
      expect(rowsWritten(trips)).toBeLessThanOrEqual(6);
    }
  });
});

describe("an exam with every kind", () => {
  it("is graded at its end, with partial credit shown", async () => {
    const { cookie, num } = await studentWithNumber();
    const codes = [questions.sum.code, questions.several.code, questions.number.code];
    const id = await started(cookie, "prova", codes);
    const items = [
      item(0, { choice: "05", answered: true }),
      item(1, { choice: "AC", answered: true }),
      item(2, { choice: "042", answered: true }),
    ];
    expect((await save(cookie, id, { items })).result).toEqual([true, { ended: false }]);
    const text = await textAt(`/praticar/${id}/questoes?de=0&ate=2`, cookie);
    expect(text.match(/"answered":null/g)).toHaveLength(3);
    expect((await save(cookie, id, { endedAt: Date.now() })).result).toEqual([true, { ended: true }]);
    expect(await countersOf(num)).toMatchObject({ questions: 3, correct: 2, totalPoints: 7 });
    const html = await textAt(`/praticar/${id}/resultado`, cookie);
    expect(html).toContain("Você marcou 05 (01 + 04); parcial: 67%; a soma certa é 13 (01 + 04 + 08)");
    expect(html).toContain("Certa: A e C");
    expect(html).toContain("Certa: 042");
  });

  it("stores no answer in a form that no kind has", async () => {
    const cookie = await givenStudent();
    const id = await started(cookie, "prova", [questions.sum.code]);
    expect((await save(cookie, id, { items: [item(0, { choice: "99" })] })).result?.[0] ?? false).toBe(false);
  });
});

it("a printed exam has the propositions' values, a line for the sum, and boxes for the number", async () => {
  const exam = { year: 2013, phase: null, day: 1, booklet: null };
  await givenQuestion({ ...kinds.sum, institution: "UEM", exam, number: 1 });
  await givenQuestion({ ...kinds.several, institution: "UEM", exam, number: 2 });
  await givenQuestion({ ...kinds.number, alternatives: [], institution: "UEM", exam, number: 3 });
  const html = await (await door.send("/provas-anteriores/UEM/2013/dia-1/imprimir")).text();
  expect([...html.matchAll(/class="paper-letter">(\w+)</g)].map(([, label]) => label)).toEqual(
    "01 02 04 08 16 A B C D E".split(" "),
  );
  expect(html).toMatch(/Soma:.*paper-blank.*Marque todas as certas\..*Resposta:(?:.*paper-box){3}/s);
});

it("a changed key of a sum regrades the answers before it, and the tally follows without a recount", async () => {
  const question = await given("sum");
  const { cookie, num } = await studentWithNumber();
  await answer(cookie, question.code, "05");
  const reader = await givenStudent();
  await answer(reader, question.code, "13");
  const deps = visitorDeps();
  const [row] = await deps.read(questionToEdit(deps.db, question.ord));
  const draft = { ...question.draft, key: "05" };
  const edit = { ord: question.ord, base: row?.digest ?? "", draft, confirmed: true };
  const outcome = await saveQuestion(deps, { viewer: null, requestId: freshId() }, edit);
  expect(outcome).toMatchObject({ state: "saved" });
  expect(await countersOf(num)).toMatchObject({ totalPoints: 3, correct: 1 });
  expect(await answer(reader, question.code, "05")).toMatchObject({ letter: "05", correct: true, total: 2 });
});
