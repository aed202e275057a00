import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import { printTrack } from "#app/features/tracks/domain/print-track.ts";
import { subtopicsOf, type WrittenTrack } from "#app/features/tracks/domain/written-track.ts";
import { trackHead as head, inSubtopic, trackText } from "./given-track.ts";

function parse(text: string) {
  return parseTrack(text, seedCatalogue);
}

function readTrack(text: string): WrittenTrack {
  const { track, problems } = parse(text);
  expect(problems).toEqual([]);
  if (!track) throw new Error("no track");
  return track;
}

function withoutLines(track: WrittenTrack): unknown {
  return JSON.parse(JSON.stringify(track, (key, value: unknown) => (key === "line" ? undefined : value)));
}

function problemsOf(text: string): string[] {
  return parse(text).problems.map(({ line, message }) => `${line}: ${message}`);
}

test("a track as its author types it", () => {
  const track = readTrack(trackText);
  expect(track).toMatchObject({
    code: "matematica-enem",
    title: "Matemática ENEM",
    exam: "ENEM",
    subject: "matematica",
    summary: "Porcentagem sem decorar.",
  });
  const [ratio, raises] = subtopicsOf(track);
  expect(ratio).toMatchObject({ code: "razao", topic: null, after: [], minutes: 8, line: 9 });
  expect(raises).toMatchObject({ topic: "Porcentagem", after: ["razao"], minutes: 12 });
  expect(raises?.steps.map(({ kind }) => kind)).toEqual([
    "lesson",
    "example",
    "question",
    "question",
    "check",
  ]);
  expect(raises?.steps[0]).toMatchObject({ title: "O fator de aumento" });
  expect(raises?.steps[0]).toHaveProperty("text", expect.stringContaining("\n#### Isto é texto\n"));
  expect(raises?.steps[0]).toHaveProperty("text", expect.stringContaining("##### Um título do texto"));
  expect(parse(trackText).gaps).toEqual([]);
});

test("written questions are questions of the bank, named inside their subtopic", () => {
  const [ratio, raises] = subtopicsOf(readTrack(trackText));
  const named = [...(ratio?.steps ?? []), ...(raises?.steps ?? [])].flatMap((step) => {
    const questions =
      step.kind === "check" ? step.questions : step.kind === "question" ? [step.question] : [];
    return questions.map((each) => (each.from === "text" ? each.draft.provenance.path : each.ord));
  });
  expect(named).toEqual([
    "matematica-enem/razao/1",
    expect.any(Number),
    "matematica-enem/razao/3",
    "matematica-enem/razao/4",
    "matematica-enem/aumentos/q1",
    "matematica-enem/aumentos/2",
    "matematica-enem/aumentos/3",
    expect.any(Number),
  ]);
  expect(raises?.steps[2]).toMatchObject({
    question: {
      name: "q1",
      draft: {
        institution: "ENEM",
        exam: { year: 2026, phase: "Trilha Farol" },
        subject: "matematica",
        topics: ["Frações", "Porcentagem"],
        key: "C",
        hint: "Multiplique os fatores.",
        solution: "##### não é título\n$1{,}1 \\cdot 1{,}2 = 1{,}32$.",
        origin: "authored",
        provenance: { source: "farol-trilha" },
      },
    },
  });
  expect(raises?.steps[3]).toMatchObject({ question: { draft: { topics: ["Porcentagem"] } } });
  expect(raises?.steps[4]).toMatchObject({ questions: [{ draft: { solution: "É $1 + 0{,}5$." } }, {}] });
});

test("a printed track is read back to the same track", () => {
  const track = readTrack(trackText);
  const printed = printTrack(track);
  expect(withoutLines(readTrack(printed))).toEqual(withoutLines(track));
  expect(printTrack(readTrack(printed))).toBe(printed);
  const bare = readTrack(`${head.replace("Resumo: r\n", "")}`);
  expect(withoutLines(readTrack(printTrack(bare)))).toEqual(withoutLines(bare));
});

test.each([
  "#### Lição: não é",
  "# Trilha: não é",
  "\\# já com barra",
  "##### título",
  "###### título",
  "Código: não é",
  "a) não é",
  "### Dica",
  "```\n#### Questão\n```",
  "Gabarito: C",
])("a text with the line “%s” survives printing", (line) => {
  const track = readTrack(trackText);
  for (const { steps } of subtopicsOf(track))
    for (const step of steps) {
      if (step.kind === "lesson") step.text = `Começo\n${line}\nfim`;
      const questions =
        step.kind === "check" ? step.questions : step.kind === "question" ? [step.question] : [];
      for (const each of questions)
        if (each.from === "text") {
          each.draft.statement = `${line}\nmeio\n${line}`;
          each.draft.solution = line;
        }
    }
  expect(withoutLines(readTrack(printTrack(track)))).toEqual(withoutLines(track));
});

test.each([
  ["", "1: Ainda não há trilha. Comece com “# Trilha: ” e o nome dela."],
  ["solto", "1: Texto antes da trilha. Comece com “# Trilha: ” e o nome dela."],
  ["## Unidade: U", "1: Antes disto vem a trilha: “# Trilha: ” e o nome dela."],
  [`${head}### Subtópico: S`, "6: Antes disto vem uma unidade: “## Unidade: ” e o nome dela."],
  [
    `${head}## Unidade: U\n#### Lição\nx`,
    "7: Antes disto vem um subtópico: “### Subtópico: ” e o nome dele.",
  ],
  [
    `${head}## Unidade: U\ntexto`,
    "6: Depois do título da unidade vêm os subtópicos dela, com “### Subtópico: ”.",
  ],
  [`${head}# Trilha: V`, "6: Uma trilha por texto: esta é a segunda."],
  [head.replace(": T", ""), "1: A trilha não tem nome. Escreva “# Trilha: Matemática ENEM”."],
  [
    head.replace("Código: t", ""),
    "1: Falta o código da trilha. Escreva, por exemplo, “Código: matematica-enem”.",
  ],
  [head.replace("ENEM", "XYZ"), "1: Não conheço o exame “XYZ”."],
  [head.replace("Física", "Nada"), expect.stringContaining("1: Não conheço a disciplina “Nada”") as string],
  [`## Unidade: U\n${head}`, "1: Antes disto vem a trilha: “# Trilha: ” e o nome dela."],
  [
    "### Coisa\n## Unidade: U",
    "1: Não conheço o título “Coisa”. Se ele faz parte do texto, escreva \\### Coisa",
  ],
  [head.replace("Exame: ENEM\n", ""), "1: A trilha não tem exame. Escreva, por exemplo, “Exame: ENEM”."],
  [
    head.replace("Disciplina: Física\n", ""),
    "1: A trilha não tem disciplina. Escreva, por exemplo, “Disciplina: Física”.",
  ],
  [`${head}Cor: azul`, "6: Aqui vêm só os campos Código, Exame, Disciplina, Resumo."],
  [`${head}### Coisa`, "6: Não conheço o título “Coisa”. Se ele faz parte do texto, escreva \\### Coisa"],
  [inSubtopic("#### Exemplo"), "10: Exemplo sem texto."],
  [inSubtopic("##### Questão\nx"), "10: Aqui vêm só os campos Código, Assunto, Depois de, Minutos."],
  [inSubtopic("#### Questão: NADA"), "10: “NADA” não é o código de uma questão do banco, como 7K2M9XQ4."],
  [
    inSubtopic("#### Questão: 7K2M9XQ4\nx"),
    "10: Uma questão do banco não tem texto aqui: só o código no título.",
  ],
  [
    inSubtopic("#### Verificação\nx"),
    "10: A verificação só tem questões: comece cada uma com “##### Questão”.",
  ],
  [
    inSubtopic("#### Questão: 7K2M9XQ4\n#### Questão: 7K2M9XQ4"),
    "11: Uma questão com este código já está na linha 10.",
  ],
  [inSubtopic("### Subtópico: S\nCódigo: s\nMinutos: 5"), "10: O código “s” já está na linha 7."],
] as const)("%j is refused with its line", (text, problem) => {
  expect(problemsOf(text)).toContainEqual(problem);
});

test.each([
  [
    "### Subtópico\nCódigo: s\nMinutos: 5",
    "7: O subtópico não tem nome. Escreva “### Subtópico: Juros simples”.",
  ],
  [
    "### Subtópico: S\nMinutos: 5",
    "7: Falta o código do subtópico. Escreva, por exemplo, “Código: juros-simples”.",
  ],
  [
    "### Subtópico: S\nCódigo: é!\nMinutos: 5",
    "7: O código do subtópico tem letras minúsculas sem acento, algarismos e hífens, como “juros-simples”, e não “é!”.",
  ],
  ["### Subtópico: S\nCódigo: s", "7: Quanto tempo o subtópico leva? Escreva, por exemplo, “Minutos: 12”."],
  [
    "### Subtópico: S\nCódigo: s\nMinutos: 2,5",
    "7: Quanto tempo o subtópico leva? Escreva, por exemplo, “Minutos: 12”.",
  ],
  [
    "### Subtópico: S\nCódigo: s\nMinutos: 5\nAssunto: Cinemátca",
    "7: Não conheço o assunto “Cinemátca” nessa disciplina. Você quis dizer “Cinemática”?",
  ],
  ["### Subtópico: S\nCódigo: s\nMinutos: 5\nAssunto: 99", "7: Não conheço o assunto “99” nessa disciplina."],
] as const)("the head %j is refused with its line", (text, problem) => {
  expect(problemsOf(`${head}## Unidade: U\n${text}`)).toEqual([problem]);
});

test("problems of a written question have the line of the text", () => {
  const text = inSubtopic("#### Questão\nCódigo: Q 1\nUm\na) 1\nc) 2\nd) 3\n##### Dicas\nx\n## 12\n");
  const problems = problemsOf(text);
  expect(problems).toContain("10: O código da questão é uma palavra curta, como “q3”, e não “Q 1”.");
  expect(problems).toContain("14: Esperava a alternativa b) e encontrei c).");
  expect(problems.some((each) => each.startsWith("16: Não conheço o título “Dicas”"))).toBe(true);
  expect(problems.some((each) => each.startsWith("18: Não conheço o título “12”"))).toBe(true);
  expect(problemsOf(inSubtopic("#### Questão\nUm\n##12\nDois"))).toContain(
    "10: Dentro desta questão começa outra, com “## ”.",
  );
  expect(problemsOf(inSubtopic("#### Questão\n# Prova: XYZ 2020"))).toContain(
    "11: Não conheço o título “Prova: XYZ 2020”. Se ele faz parte do texto, escreva \\# Prova: XYZ 2020",
  );
});

test("a question after the check does not belong to it, and a code block hides unknown titles", () => {
  const track = readTrack(
    inSubtopic(
      "#### Verificação\n##### Questão: 7K2M9XQ4\n#### Questão: 7K2M9XQ5\n#### Lição\n~~~\n### x\n~~~",
    ),
  );
  expect(subtopicsOf(track)[0]?.steps.map(({ kind }) => kind)).toEqual(["check", "question", "lesson"]);
});

test("a question's heading inside a question is one of its parts, and begins no other", () => {
  const text = inSubtopic(
    "#### Questão\nQuanto?\na) 1\nb) 2\nc) 3\nd) 4\nGabarito: A\n##### Questão\nOutra?\n",
  );
  const { track } = parse(text);
  const steps = track ? subtopicsOf(track).flatMap((subtopic) => subtopic.steps) : [];
  expect(steps.map(({ kind }) => kind)).toEqual(["question"]);
});
