import { describe, expect, it, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import { printExam } from "#app/features/bank/domain/exchange/farol/print-exam.ts";
import {
  difficultyNamed,
  kindNamed,
  readInepItem,
} from "#app/features/bank/domain/exchange/farol/question-values.ts";
import { nearTopic, topicsNamed } from "#app/features/bank/domain/exchange/farol/topics-named.ts";
import { givenDraft } from "./given-draft.ts";

const alternatives = "a) 1\nb) 2\nc) 3\nd) 4\n";

/**
 * A text with one question of physics: fields of the exam, fields of the question, and the rest after its statement.
 */
function given(part: { header?: string; fields?: string; rest?: string } = {}) {
  const { header = "# Prova: ITA 2024", fields = "", rest = `${alternatives}Gabarito: A` } = part;
  return parseExam(`${header}\nDisciplina: Física\n\n## 1\n${fields}\nTexto\n${rest}\n`, seedCatalogue);
}

const messages = (exam: ReturnType<typeof parseExam>) => exam.problems.map(({ message }) => message);

describe("the exam's own fields", () => {
  test.each([
    [
      "# Prova\nInstituição: Escola Naval\nAno: 2024",
      "EN",
      { year: 2024, phase: null, day: null, booklet: null },
    ],
    [
      "# Prova: ITA 2024, dia 2\nFase:\nCaderno: azul",
      "ITA",
      { year: 2024, phase: null, day: 2, booklet: "azul" },
    ],
    [
      "# Prova: ITA 2024\nDia: 1\nFase: 2ª fase",
      "ITA",
      { year: 2024, phase: "2ª fase", day: 1, booklet: null },
    ],
  ])("%j", (header, institution, exam) => {
    const { questions, problems } = given({ header });
    expect([problems, questions[0]?.draft]).toEqual([[], expect.objectContaining({ institution, exam })]);
  });

  test.each([
    ["# Prova: ITA 2024\nInstituição: Hogwarts", "Não conheço a instituição “Hogwarts”."],
    ["# Prova: ITA 2024\nAno: 24", "“24” não é um ano."],
    ["# Prova: ITA 2024\nAno: 1200", "“1200” não é um ano."],
    ["# Prova: ITA 2024\nDia: sábado", "“sábado” não é um dia de prova."],
    ["# Prova: ITA 2024, 1ª fase, tarde", "Não entendi “tarde” no título da prova."],
    ["# Prova: ITA 2024\nGabarito: A", "Texto antes da primeira questão."],
  ])("reports %j", (header, message) => {
    expect(messages(given({ header }))).toContainEqual(expect.stringContaining(message));
  });
});

describe("a question's own fields", () => {
  test.each<[string, Record<string, unknown>]>([
    ["Disciplina: Química", { subject: "quimica" }],
    ["Assuntos: Cinemática, Vetores", { topics: ["Cinemática", "Vetores"] }],
    ["Idioma: inglês", { language: "ingles" }],
    ["Dificuldade: médio", { difficulty: 2 }],
    ["Dificuldade: difícil", { difficulty: 3 }],
    ["Origem: autoral", { origin: "authored" }],
    [
      "Situação: em quarentena\nMotivo da quarentena: falta a figura",
      { status: "quarantined", quarantineReason: "falta a figura" },
    ],
    [
      "Item do INEP: área CN; código 7; habilidade 5; a 1,2; b -0.3; c 0.2",
      {
        inep: { area: "CN", itemCode: 7, skill: 5, a: 1.2, b: -0.3, c: 0.2 },
      },
    ],
    ["Código de origem: prova/7", { provenance: { source: "farol-prova", path: "prova/7", version: "1" } }],
    ["Dificuldade:", { difficulty: null }],
  ])("%j", (fields, part) => {
    const { questions, problems } = given({ fields });
    expect([problems, questions[0]?.draft]).toEqual([[], expect.objectContaining(part)]);
  });

  test.each([
    ["Disciplina: Magia", "Não conheço a disciplina “Magia”."],
    ["Assuntos: Wxyz", "Não conheço o assunto “Wxyz” nessa disciplina."],
    ["Idioma: grego", "O idioma é Inglês ou Espanhol, e não “grego”."],
    [
      "Tipo: redação",
      "O tipo é Múltipla escolha, Certo ou errado, Várias certas, Somatória, Resposta numérica ou Discursiva, e não “redação”.",
    ],
    ["Dificuldade: média alta", "A dificuldade é Fácil, Média ou Difícil, e não “média alta”."],
    ["Situação: oculta", "A situação é Publicada, Anulada ou Em quarentena, e não “oculta”."],
    ["Item do INEP: código 7", "Não entendi o item do INEP."],
    ["Origem: roubada", "A origem é Prova ou Autoral, e não “roubada”."],
    ["Figura da alternativa: ![](a.png)", "A figura da alternativa vem logo abaixo da alternativa dela."],
    ["Gabarito: Z", "O gabarito é uma letra de A a E, ou “anulada”, e não “Z”."],
    [
      "Tipo: Somatória\nGabarito: 40",
      "O gabarito é a soma das proposições certas, como “13” ou “01 + 04 + 08”, ou “anulada”, e não “40”.",
    ],
    [
      "Tipo: Resposta numérica\nGabarito: 1000",
      "O gabarito é um número inteiro de 0 a 999, como “042”, ou “anulada”, e não “1000”.",
    ],
  ])("reports %j, and leaves the question out", (fields, message) => {
    const exam = given({ fields });
    expect(exam.questions).toEqual([]);
    expect(messages(exam)).toContainEqual(
      expect.stringMatching(new RegExp(`^${message.replace(/[.?+]/g, "\\$&")}`)),
    );
  });
});

test.each(["Tipo: Resposta numérica\nGabarito: 1000", "Gabarito: Z"])("reports %j once", (fields) => {
  const exam = given({ fields, rest: fields.includes("numérica") ? "" : alternatives });
  expect(messages(exam).filter((each) => /gabarito/i.test(each))).toHaveLength(1);
});

describe("what follows the statement", () => {
  test.each<[string, Record<string, unknown>]>([
    ["an annulled question without a key", { status: "annulled", key: null }],
  ])("%s", (_, part) => {
    expect(given({ rest: `${alternatives}Gabarito: (anulada).` }).questions[0]?.draft).toMatchObject(part);
    expect(given({ rest: `${alternatives}Gabarito: X` }).questions[0]?.draft).toMatchObject(part);
  });

  it("may be right or wrong, by word", () => {
    const key = (word: string) =>
      given({ fields: "Tipo: C/E", rest: `Gabarito: ${word}` }).questions[0]?.draft.key;
    expect([key("certo"), key("Errado")]).toEqual(["C", "E"]);
  });

  it("is the picture of an alternative right below it", () => {
    const rest = `a)\nFigura da alternativa: ![Um cubo](a.png)\nb) 2\nFigura da alternativa: b.png\nc) 3\nd) 4\nGabarito: A`;
    expect(given({ rest }).questions[0]?.draft.alternatives.slice(0, 2)).toEqual([
      { text: "", picture: { path: "a.png", alt: "Um cubo" } },
      { text: "2", picture: { path: "b.png", alt: null } },
    ]);
  });

  test.each([
    [`${alternatives}Figura da alternativa: ![x\nGabarito: A`, "Não entendi a figura."],
    [
      `${alternatives}Gabarito: A\n### Dica\nPense.\nFigura da alternativa: a.png`,
      "A figura da alternativa vem logo abaixo",
    ],
    [
      `${alternatives}Gabarito: A\n### Dica\nUm.\n### Dica\nDois.`,
      "Esta parte aparece duas vezes na questão.",
    ],
    ["a) 1\nGabarito: A", "A questão 1 tem 1 alternativa; precisa de 4 ou 5."],
    ["Gabarito: A", "A questão 1 não tem alternativas."],
    [`${alternatives}e) 5\na) 6\nGabarito: A`, "A questão 1 tem alternativas demais."],
    [`${alternatives}Tipo: Discursiva`, "A questão 1 é discursiva, mas tem alternativas."],
    ["Tipo: Discursiva\nGabarito: A", "A questão 1 é discursiva e não tem gabarito: escreva a resolução."],
    ["Tipo: certo ou errado\nc) Certo\nGabarito: C", "A questão 1 é de certo ou errado: escreva só"],
  ])("reports %j", (rest, message) => {
    expect(messages(given({ rest }))).toContainEqual(expect.stringContaining(message));
  });

  it("may be anything where the question is left out", () => {
    const { questions, problems } = given({ fields: "Situação: Em quarentena", rest: "a) 1" });
    expect([problems, questions.length]).toEqual([[], 1]);
  });

  it("of a question without a number is reported without one", () => {
    expect(messages(parseExam("# Prova: ITA 2024\n## Questão\nTexto", seedCatalogue))).toContainEqual(
      expect.stringContaining("A questão não tem disciplina."),
    );
  });

  it("is printed whole even where it could not be read again", () => {
    const draft = givenDraft({
      ...{ kind: "right-wrong", key: "C", status: "quarantined", quarantineReason: "três" },
      alternatives: ["Certo", "Errado", "Talvez"].map((text) => ({ text, picture: null })),
    });
    expect(printExam([draft])).toContain("c) Certo\ne) Errado\n?) Talvez");
  });

  it("is headed by its subject where the exam has several", () => {
    const text = printExam([givenDraft(), givenDraft({ number: 2, subject: "quimica" })]);
    expect(text.split("\n").filter((line) => line.startsWith("Disciplina"))).toEqual([
      "Disciplina: Física",
      "Disciplina: Química",
    ]);
  });
});

test.each<[string, unknown]>([
  ["área LC", { area: "LC", itemCode: null, skill: null, a: null, b: null, c: null }],
  ["habilidade 5", null],
  ["área XX", null],
  ["área LC; habilidade 31", null],
  ["área LC; habilidade 1,5", null],
  ["área LC; código 1,5", null],
  ["área LC; a", null],
  ["área LC; d 1", null],
  ["área LC; a 1 2", null],
])("INEP's item %j is read as %j", (text, item) => {
  expect(readInepItem(text)).toEqual(item);
});

test("kinds and difficulties are read as people write them", () => {
  expect(["aberta", "Dissertativa", "DISCURSIVA"].map(kindNamed)).toEqual(["open", "open", "open"]);
  expect(["Soma", "somatório", "numérica"].map(kindNamed)).toEqual(["sum", "sum", "numeric"]);
  expect(["verdadeiro ou falso", "multipla escolha", "?"].map(kindNamed)).toEqual([
    "right-wrong",
    "single-choice",
    null,
  ]);
  expect(["facil", "Média", "médio", "?"].map(difficultyNamed)).toEqual([1, 2, 2, null]);
});

test("a topic that is written nearly right is offered, none where nothing is near", () => {
  expect(nearTopic("fisica", "Cinematica Vetoriau", seedCatalogue)).toBe("Cinemática Vetorial");
  expect(nearTopic("fisica", "Wxyz", seedCatalogue)).toBeNull();
  expect(nearTopic("fisica", "", seedCatalogue)).toBeNull();
  expect(topicsNamed("fisica", ["Cinemática, Xadrez", ""], seedCatalogue)).toEqual({
    topics: ["Cinemática"],
    unknown: ["Xadrez"],
  });
});

test("too few alternatives and an invalid key are reported by the question's kind", () => {
  const few = "a) 1\nb) 2\nGabarito: A";
  expect(messages(given({ rest: few }))).toContainEqual(
    expect.stringContaining("tem 2 alternativas; precisa de 4 ou 5."),
  );
  const single = given({ fields: "Tipo: Somatório", rest: "a) 1\nGabarito: 01" });
  expect(messages(single)).toContainEqual(expect.stringContaining("tem 1 alternativa; precisa de 2 a 5."));
  const strange = given({ rest: `${alternatives}Gabarito: E` });
  expect(messages(strange)).toEqual(["O gabarito E não está entre as alternativas."]);
  const unreadable = given({ fields: "Tipo: Numérica", rest: "Gabarito: 1000" });
  expect(messages(unreadable)).toContainEqual(expect.stringContaining("e não “1000”"));
});
