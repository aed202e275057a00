import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";

const byHand = `# Prova: ITA 2024 fase 1
Disciplina: física

## 12
Assuntos: Vetores

Sobre **forças**, assinale a correta.

A) primeira
B) segunda
   em duas linhas
C) terceira
D) quarta

Gabarito: c

### Resolução
Basta somar.

## Questão 13
Tipo: certo ou errado
O Sol é uma estrela.
Gabarito: Certo

## 14
Tipo: Discursiva
Calcule:
a) o módulo
b) a direção
`;

test("an exam as a teacher types it", () => {
  const { questions, problems, read } = parseExam(byHand, seedCatalogue);
  expect(problems).toEqual([]);
  expect(read).toBe(3);
  const [first, second, third] = questions.map(({ draft }) => draft);
  expect(first).toMatchObject({
    institution: "ITA",
    exam: { year: 2024, phase: "1ª fase", day: null, booklet: null },
    number: 12,
    subject: "fisica",
    topics: ["Vetores"],
    key: "C",
    statement: "Sobre **forças**, assinale a correta.",
    solution: "Basta somar.",
    provenance: { source: "farol-prova", path: "ita-2024-1a-fase/12" },
  });
  expect(first?.alternatives[1]?.text).toBe("segunda\n   em duas linhas");
  expect(second).toMatchObject({ kind: "right-wrong", key: "C", statement: "O Sol é uma estrela." });
  expect(second?.alternatives.map(({ text }) => text)).toEqual(["Certo", "Errado"]);
  expect(third).toMatchObject({ kind: "open", key: null, statement: "Calcule:\na) o módulo\nb) a direção" });
});

test.each([
  ["# Prova: ENEM 2023 PPL, 2º dia, caderno azul", { year: 2023, phase: "PPL", day: 2, booklet: "azul" }],
  ["# Prova: Colégio Militar 6º ano 2019", { year: 2019, phase: null, day: null, booklet: null }],
  ["# PROVA USP (Fuvest) 2020 — 2ª fase, dia 1", { year: 2020, phase: "2ª fase", day: 1, booklet: null }],
  ["# Prova: ITA\nAno: 1999\nFase: única", { year: 1999, phase: "única", day: null, booklet: null }],
])("the header %s", (header, exam) => {
  const { questions, problems } = parseExam(`${header}\n${whole}`, seedCatalogue);
  expect(problems).toEqual([]);
  expect(questions[0]?.draft.exam).toEqual(exam);
});

const whole = "Disciplina: Física\n\n## 1\nTexto\na) 1\nb) 2\nc) 3\nd) 4\nGabarito: A\n";

test.each([
  ["", 1, "Ainda não há questões"],
  ["oi", 1, "Texto antes da primeira questão"],
  [`# Prova: Hogwarts 2024\n${whole}`, 1, "Não conheço a instituição"],
  [`# Prova: ITA 24\n${whole}`, 4, "não tem prova"],
  [whole.replace("Física", "Alquimia"), 1, "Não conheço a disciplina “Alquimia”"],
  [`# Prova: ITA 2024\n${whole.replace("Gabarito: A", "Gabarito: E")}`, 10, "não está entre as alternativas"],
  [`# Prova: ITA 2024\n${whole.replace("Gabarito: A", "")}`, 4, "não tem gabarito"],
  [`# Prova: ITA 2024\n${whole.replace("c) 3\n", "")}`, 8, "Esperava a alternativa c)"],
  [`# Prova: ITA 2024\n${whole.replace("d) 4\n", "").replace("c) 3\n", "")}`, 4, "tem 2 alternativas"],
  [
    `# Prova: ITA 2024\n${whole.replace("Texto", "Texto\n### Resolusão")}`,
    6,
    "Não conheço o título “Resolusão”",
  ],
  [
    `# Prova: ITA 2024\n${whole.replace("Texto", "Assuntos: Vetore\nTexto")}`,
    5,
    "Você quis dizer “Vetores”?",
  ],
  [`# Prova: ITA 2024\n${whole}Mais texto.`, 11, "Texto solto"],
  [`# Prova: ITA 2024\n${whole}${whole.slice(20)}`, 11, "já está na linha 4"],
  [`# Prova: ITA 2024\n${whole.replace("Texto\n", "")}`, 4, "não tem enunciado"],
])("%j is refused at line %i: %s", (text, line, message) => {
  const { problems } = parseExam(text, seedCatalogue);
  expect(problems).toContainEqual({ line, message: expect.stringContaining(message) });
});

test("one question with an error leaves out only itself", () => {
  const text = `# Prova: ITA 2024\n${whole}\n## 2\nTexto\n\n## 3\n${whole.slice(whole.indexOf("Texto"))}`;
  const { questions, problems, read } = parseExam(text, seedCatalogue);
  expect(read).toBe(3);
  expect(questions.map(({ draft }) => draft.number)).toEqual([1, 3]);
  expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([12]));
});

test("comments in code are no titles, and files with BOM and CRLF are read", () => {
  const text = `\uFEFF# Prova: ITA 2024\n${whole.replace("Texto", "```python\n# soma\nx = 1\n```")}`.replace(
    /\n/g,
    "\r\n",
  );
  const { questions, problems } = parseExam(text, seedCatalogue);
  expect(problems).toEqual([]);
  expect(questions[0]?.draft.statement).toBe("```python\n# soma\nx = 1\n```");
});

test.each(["a", "#", "\\", "a) ", "x ", "Assuntos: ;\n", "## 1\n"])(
  "a hostile text of a megabyte of %j is read in time that grows with it",
  async (piece) => {
    const read = (length: number) =>
      parseExam(`# Prova: ITA 2024\n## 1\n${piece.repeat(length / piece.length)}`, seedCatalogue);
    expect(await growthUpTo(1e6, read)).toBeLessThan(NEARLY_LINEAR);
  },
);
