import { describe, expect, test } from "vitest";
import { rungsOf, solutionParts } from "#app/features/bank/domain/written/solution-parts.ts";
import { formatWritten, writtenReport } from "#app/features/bank/domain/written/written-report.ts";
import {
  placeKey,
  textsOfWritten,
  type WrittenSolution,
} from "#app/features/bank/domain/written/written-solution.ts";

const written: WrittenSolution = {
  ...{ year: 2020, number: 3, language: null, itemCode: 1, textDigest: "", letter: "C" },
  idea: "A ideia.",
  steps: ["Some:\n\\(1 + 1\\)", "Conclua."],
  remarks: [{ letter: "A", text: "Subtrai." }],
  hints: ["Olhe.", "Some."],
  ...{ area: "MT", skill: 1, subject: "matematica", topics: [], concept: null, checks: [] },
};
const concept = { title: "Somas", address: "/trilhas/somas" };

describe("a written solution", () => {
  test.each([
    ["with nothing to read next", null],
    ["with a page to read next", concept],
  ])("is read back from its text, %s: steps of more lines, remarks and the page", (_, next) => {
    const texts = textsOfWritten({ ...written, concept: next });
    expect(solutionParts(texts.solution ?? "")).toEqual({
      steps: written.steps,
      remarks: written.remarks,
      concept: next,
    });
    expect(rungsOf(texts.hint ?? "")).toEqual(written.hints);
    expect(texts.explanation).toBe("A ideia.");
  });

  const title = "**Por que não as outras**";
  test.each([
    ["steps out of order", `2. Um.\n\n${title}\n\n- **A:** Não.`],
    ["a line more that belongs to no step", `   antes\n1. Um.\n\n${title}\n\n- **A:** Não.`],
    ["a line that is no step and is not indented", `1. Um.\nsolta\n\n${title}\n\n- **A:** Não.`],
    ["a remark without its letter", `1. Um.\n\n${title}\n\n- Não.`],
    ["a letter beyond E", `1. Um.\n\n${title}\n\n- **F:** Não.`],
    ["nothing on the others", `1. Um.\n\n${title}`],
    ["no title", "1. Um.\n\nResposta: C"],
    ["one paragraph", "1. Um."],
    ["an address of another site", `1. Um.\n\n${title}\n\n- **A:** Não.\n\nPara rever: [X](//x.com)`],
    [
      "paragraphs after the last",
      `1. Um.\n\n${title}\n\n- **A:** Não.\n\nPara rever: [X](/x)\n\nMais um parágrafo.`,
    ],
  ])("with %s has no parts and is drawn as one text", (_, text) => {
    expect(solutionParts(text)).toBeNull();
  });

  test.each([
    ["Uma dica só.", ["Uma dica só."]],
    ["1. Uma dica só.", ["1. Uma dica só."]],
    ["1. Olhe.\nE some.", ["1. Olhe.\nE some."]],
    ["1. Olhe.\n2. Some.", ["Olhe.", "Some."]],
  ])("the rungs of %j", (hint, rungs) => {
    expect(rungsOf(hint)).toEqual(rungs);
  });
});

test.each([
  [null, "2020/3/"],
  ["ingles", "2020/3/ingles"],
  ["espanhol", "2020/3/espanhol"],
] as const)("the key of a place in the language %j is %s", (language, key) => {
  expect(placeKey({ year: 2020, number: 3, language })).toBe(key);
});

describe("the report of written solutions", () => {
  test("is null where nothing is written for any question", () => {
    expect(writtenReport([])).toBeNull();
    expect(writtenReport([{ source: "Q1", written: "none" }])).toBeNull();
  });

  test("counts those added, with the changed ones among them, and says why the others are refused", () => {
    const report = writtenReport([
      { source: "Q1", written: "added" },
      { source: "Q2", written: "none" },
      { source: "Q3", written: "other-text" },
      { source: "Q4", written: "other-question" },
      { source: "Q5", written: "other-key" },
    ]);
    expect(report).toEqual({
      added: 2,
      changed: ["Q3"],
      refused: [
        { source: "Q4", reason: "a resolução escrita é de outra questão" },
        { source: "Q5", reason: "a resolução escrita chega a outra letra" },
      ],
    });
    expect(report && formatWritten(report)).toEqual([
      "Resoluções do Farol: 2",
      "  o texto mudou desde que foi escrita, confira: Q3",
      "  não usada, a resolução escrita é de outra questão: Q4",
      "  não usada, a resolução escrita chega a outra letra: Q5",
    ]);
  });
});
