import { describe, expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { formatLosses, formatReport } from "#app/features/bank/domain/enem/reading/format-report.ts";
import { type ImportedRow, importReport } from "#app/features/bank/domain/enem/reading/import-report.ts";
import { leftoverLetter } from "#app/features/bank/domain/enem/reading/mend-alternatives.ts";
import { readAiken } from "#app/features/bank/domain/exchange/aiken/read-aiken.ts";
import { lineLooks } from "#app/features/bank/domain/exchange/farol/line-looks.ts";
import { parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import { readGift } from "#app/features/bank/domain/exchange/gift/read-gift.ts";
import { foreignDraft } from "#app/features/bank/domain/exchange/to-draft.ts";
import { summary } from "./foreign-files.ts";

describe("Aiken", () => {
  test.each<[string, string, string[]]>([
    [
      "two questions without a blank line between them",
      "P?\nA) um\nB) dois\nQ?\nA) três\nB) quatro\nANSWER: A",
      ["single-choice - 2 linha 1: sem gabarito (falta a linha ANSWER)", "single-choice A 2"],
    ],
    ["no alternatives", "P?\nANSWER: A", ["single-choice A 0 linha 2: menos de duas alternativas"]],
    ["a lone letter in an alternative", "P?\nA) um\n a. parte\nB) dois\nANSWER: B", ["single-choice B 2"]],
    [
      "names with initials around the alternatives",
      "A. Einstein disse:\nA) um\nB) dois\nC) três\nB. Russell negou.\nANSWER: C",
      ["single-choice C 3"],
    ],
  ])("%s", (_, text, found) => {
    expect(summary(readAiken(text))).toEqual(found);
  });

  test("a statement may begin with an initial", () => {
    const { questions } = readAiken("A. Einstein disse:\nA) um\nB) dois\nANSWER: A");
    expect(questions.map(({ statement }) => statement)).toEqual(["A. Einstein disse:"]);
  });
});

describe("GIFT", () => {
  test("the dollars of prices do not hide the answers between them", () => {
    const reading = readGift("Quanto custa $20?{=tudo ~nada, falta 30$}");
    expect(summary(reading)).toEqual(["single-choice A 2"]);
    expect(reading.questions[0]?.statement).toBe("Quanto custa $20?");
  });

  test("a weight with a comma is a guess", () => {
    const [question] = readGift("P?{~%33,333%a ~%33,333%b ~%33,333%c ~d}").questions;
    expect(question).toMatchObject({ kind: "multiple-choice", key: "ABC", problem: null });
    expect(question?.losses).toEqual([{ what: "confira", detail: "fração “%33,333%” lida como %33.333%" }]);
  });
});

describe("an exam's text", () => {
  test("of an unknown kind has alternatives", () => {
    expect(lineLooks("# Prova: ITA 2024\n## 1\nTipo: Outra\na) um")).toEqual([
      ...["exam", "question", "field", "alternative"],
    ]);
  });

  test.each([
    [
      "a number for the key of a choice",
      "Quanto?\na) 1\nb) 2\nc) 3\nd) 4\nGabarito: 042",
      "O gabarito é uma letra de A a E, ou “anulada”, e não “042”.",
    ],
    [
      "alternatives before a kind without them",
      "Quanto?\na) 1\nb) 2\nTipo: Resposta numérica\nGabarito: 042",
      "A questão 1 é de resposta numérica, mas tem alternativas. Ponha o Tipo antes do enunciado.",
    ],
    [
      "a text of more than 60.000 characters",
      `Tipo: Discursiva\n${"x".repeat(60_001)}`,
      "A questão 1 tem um texto longo demais: cada parte pode ter até 60.000 caracteres.",
    ],
  ])("with %s is refused", (_, body, message) => {
    const { problems } = parseExam(`# Prova: ITA 2024\nDisciplina: Física\n\n## 1\n${body}`, seedCatalogue);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  test("of right or wrong without alternatives has both", () => {
    const text =
      "# Prova: ITA 2024\nDisciplina: Física\n\n## 1\nTipo: certo ou errado\nO Sol é uma estrela.\nGabarito: Certo";
    const { questions, problems } = parseExam(text, seedCatalogue);
    expect(problems).toEqual([]);
    expect(questions[0]?.draft).toMatchObject({
      ...{ kind: "right-wrong", key: "C" },
      alternatives: [{ text: "Certo" }, { text: "Errado" }],
    });
  });
});

const name = { institution: null, year: null, subject: null };
test.each([
  ["Vale &naosei; hoje", "sobrou “&naosei;” no texto: escreva o sinal"],
  ["O cÃ©u azul", "acentos trocados, como “Ã©”: salve o arquivo em UTF-8"],
  ["Disse: â€œnão", "acentos trocados, como “â€œ”: salve o arquivo em UTF-8"],
  ["A matriz $\\begin{array}a &b; c\\end{array}$ e `&alfa;`", null],
  ["SÃO PAULO, À noite", null],
])("the statement %j is left out for %j", (statement, reason) => {
  const draft = foreignDraft(
    {
      ...{ name: "q", line: 1, kind: "open", statement, alternatives: [], key: null },
      ...{ solution: null, hint: null, labels: [], problem: null, carried: null },
    },
    {
      ...{ format: "gift", path: "a/q", as: name, thisYear: 2026, isBroken: () => false },
      catalogue: seedCatalogue,
    },
  );
  expect(draft.quarantineReason).toBe(reason);
});

describe("what an import reports", () => {
  test("is what changed on the way, by kind, five examples each", () => {
    const places = Array.from({ length: 6 }, (_, at) => ({ source: "a.xml", line: at + 1 }));
    expect(formatLosses([])).toBe("");
    expect(
      formatLosses([
        ...places.map((place) => ({ ...place, what: "cor" as const, detail: "vermelho" })),
        { source: "a.xml", line: 9, what: "tabela", detail: "tabela dentro de uma célula" },
      ]),
    ).toBe(
      [
        "\n\nMudou no caminho, ou foi adivinhado (confira):",
        "  cor: 6",
        ...[1, 2, 3, 4, 5].map((line) => `    linha ${line}, a.xml (cor: vermelho)`),
        "    … e mais 1",
        "  tabela: 1",
        "    linha 9, a.xml (tabela: tabela dentro de uma célula)",
      ].join("\n"),
    );
  });

  test("is which written solutions were used", () => {
    const written = ["added", "other-text", "other-key", "none"] as const;
    const rows = written.map((outcome, at): ImportedRow => {
      const place = { fileName: "enem.jsonl", path: `q/${at + 1}`, line: at + 1 };
      return { ...place, outcome: "stored", quarantine: null, corrections: [], written: outcome };
    });
    const report = importReport(rows, []);
    expect(report.solutions).toEqual({
      added: 2,
      changed: ["enem.jsonl: q/2"],
      refused: [{ source: "enem.jsonl: q/3", reason: "a resolução escrita chega a outra letra" }],
    });
    expect(formatReport(report).split("\n").slice(4)).toEqual([
      "Resoluções do Farol: 2",
      "  o texto mudou desde que foi escrita, confira: enem.jsonl: q/2",
      "  não usada, a resolução escrita chega a outra letra: enem.jsonl: q/3",
    ]);
  });
});

test.each([
  [["(A) um", "dois"], 0, 4],
  [["um", "B) dois"], 1, 3],
  [["um", "dois"], 0, 0],
  [["A força atua", "A força cessa"], 0, 0],
  [["um"], 1, 0],
])("of %j the alternative %i begins with %i characters of its own letter", (texts, at, length) => {
  expect(leftoverLetter(texts, at)).toBe(length);
});
