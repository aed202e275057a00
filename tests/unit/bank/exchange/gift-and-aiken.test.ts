import { describe, expect, test } from "vitest";
import { readAiken } from "#app/features/bank/domain/exchange/aiken/read-aiken.ts";
import { readGift } from "#app/features/bank/domain/exchange/gift/read-gift.ts";
import { summary } from "./foreign-files.ts";

describe("GIFT", () => {
  test.each<[string, string, string[]]>([
    ["weights with one right", "P?{~%100%a ~%-50%b ~%0%c}", ["single-choice A 3"]],
    ["weights with several right", "P?{~%50%a ~%50%b ~c}", ["multiple-choice AB 3"]],
    [
      "weights that Moodle refuses",
      "P?{~%67%a ~%33%b ~c}",
      ["multiple-choice AB 3 fração que o Moodle não aceita: 67% em A"],
    ],
    [
      "weights that are not the whole",
      "P?{~%50%a ~%25%b ~c}",
      ["multiple-choice AB 3 as frações certas somam 75%, e não 100%"],
    ],
    ["a whole number", "P?{#42}", ["numeric 042 0"]],
    ["an exact number", "P?{#7:0}", ["numeric 007 0"]],
    ["a number with a tolerance", "P?{#150:2}", ["unsupported numerical (tolerância 2)"]],
    ["a range", "P?{#1..5}", ["unsupported numerical (1..5 não é inteiro de 0 a 999)"]],
    ["several numbers", "P?{#=10 =%100%10,5:0}", ["unsupported numerical (várias respostas certas)"]],
    ["a number of four digits", "P?{#1500}", ["unsupported numerical (1500 não é inteiro de 0 a 999)"]],
    ["a negative number", "P?{#-3}", ["unsupported numerical (-3 não é inteiro de 0 a 999)"]],
    ["no right answer", "P?{~a ~b}", ["single-choice - 2 sem gabarito"]],
    ["Portuguese truth", "P.{VERDADEIRO}\n\nQ.{F}", ["right-wrong C 2", "right-wrong E 2"]],
    ["no braces", "Só um texto.", ["unsupported description"]],
    ["an open brace", "P?{=a ~b", ["line 1 chave aberta e não fechada"]],
    [
      "braces in a text",
      "Quanto é {1} de {2}?{=a ~b}",
      ['line 1 chaves no texto que deviam estar escritas "\\{" e "\\}"'],
    ],
    ["unescaped LaTeX", "Quanto é $\\frac{1}{2}$?{=a ~b}", ["single-choice A 2"]],
    ["a short answer without its sign", "P?{qualquer coisa}", ["open - 0"]],
    [
      "an open brace does not swallow the next question",
      "::a::P?{=a\n\n::b::Q?{=x ~y}",
      ["single-choice A 2", "line 1 chave aberta e não fechada"],
    ],
    ["a blank line between the answers", "P?{\n=a\n\n~b\n}", ["single-choice A 2"]],
    ["nothing before its answers", "{=a ~b}", ["single-choice A 2 sem enunciado"]],
    [
      "nothing but a picture that did not come",
      "<img src=x>{=a ~b}",
      ["single-choice A 2 imagem não fornecida: x"],
    ],
    [
      "what cannot be shown in place of a text",
      "<svg></svg>{=a ~b}",
      ["single-choice A 2 parte que não pode ser mostrada: svg"],
    ],
    ["answers nobody accepts", "P?{=%50%a =%20%b}", ["open - 0 sem gabarito"]],
    ["an empty answer", "P?{=}", ["open - 0 sem gabarito"]],
    ["a brace left open at the end", "P?{=a\n ~b\n", ["line 1 chave aberta e não fechada"]],
    ["a brace that closes nothing", "P?}\n\nQ?{T}", ["right-wrong C 2", "line 1 chave aberta e não fechada"]],
    ["the sixth answer right", "P?{~a ~b ~c ~d ~e =f}", ["single-choice - 6 mais de cinco alternativas"]],
    ["comments between the lines", "// c\n::n::P?{\n// c\n=a\n~b}\n// fim", ["single-choice A 2"]],
  ])("%s", (_, text, expected) => {
    expect(summary(readGift(text))).toEqual(expected);
  });

  test("escapes, formats, category, id and feedback", () => {
    const { questions } = readGift(
      "$CATEGORY: $course$/top/Química\n\n// [id:q7] [tag:ITA]\n::Nome\\: um::[html]<p>O que vale \\{x\\}\\: $$\\\\frac\\{1\\}\\{2\\}$$\\?</p>{\n=um \\= 1#Isso.\n~dois \\~ 2#Não.\n####Fim.\n}",
    );
    expect(questions[0]).toMatchObject({
      name: "q7",
      line: 4,
      statement: "O que vale {x}: $$\\frac{1}{2}$$\\\\?",
      alternatives: [{ text: "um = 1" }, { text: "dois ~ 2" }],
      solution: "Fim.\n\n- **A)** Isso.\n- **B)** Não.",
      labels: ["Química", "ITA"],
    });
  });

  test("Markdown and plain text stay what they are", () => {
    const { questions } = readGift("[markdown]Um **dois** $x$?{=*a* ~b}\n\n[plain]2*3 <b>?{=a ~b}");
    expect(questions.map(({ statement }) => statement)).toEqual(["Um **dois** $x$?", "2\\*3 \\<b>?"]);
  });
});

test("more questions than a file may have are refused", () => {
  expect(() => readGift("P?{T}\n\n".repeat(10_001))).toThrow("questões demais");
  expect(readGift("P?{T}\n\n".repeat(10_000)).questions).toHaveLength(10_000);
  expect(() => readAiken("P?\nA) a\nB) b\nANSWER: A\n".repeat(10_001))).toThrow("questões demais");
});

test("feedback for an answer beyond Z has no letter, and is preserved", () => {
  const answers = Array.from({ length: 27 }, (_, at) => `${at === 0 ? "=" : "~"}r${at}#f${at}`);
  expect(readGift(`P?{${answers.join("")}}`).questions[0]?.solution).toMatch(
    /- \*\*Z\)\*\* f25\n- \*\*\?\)\*\* f26$/,
  );
});

test.each([
  ["Quanto?{#150####Conte.}", "numeric 150 0", "Conte."],
  ["Quem?{=Ada =*Lovelace*}", "open - 0", "**Respostas aceitas:** Ada; Lovelace"],
  ["Quem?{=Ada#Isso.####Foi ela.}", "open - 0", "**Resposta:** Ada\n\nFoi ela."],
  ["Fale.{}", "open - 0", null],
])("%j is %s, answered by %j", (text, expected, solution) => {
  const reading = readGift(text);
  expect(summary(reading)).toEqual([expected]);
  expect(reading.questions[0]?.solution).toBe(solution);
});

test("a matching pair is unsupported, and a gap replaces the answers", () => {
  expect(summary(readGift("Ligue.{=Brasil -> Brasília =Chile -> Santiago}"))).toEqual([
    "unsupported matching",
  ]);
  expect(readGift("A capital é {=Brasília ~Recife}, no Planalto.").questions[0]?.statement).toBe(
    "A capital é \\_\\_\\_\\_\\_ , no Planalto.",
  );
});

test("a solution may be alone, and wrong and right answers have their feedback", () => {
  expect(readGift("P.{}").questions[0]?.solution).toBeNull();
  expect(readGift("P.{####Porque sim.}").questions[0]?.solution).toBe("Porque sim.");
  expect(readGift("P.{F#Não.#Isso.}").questions[0]?.solution).toBe("- **Certo)** Não.\n- **Errado)** Isso.");
});

describe("Aiken", () => {
  const right = "P?\nA. um\nB. dois\nANSWER: B\n";
  test.each<[string, string, string[]]>([
    [
      "dots and brackets, small letters, Portuguese",
      `${right}\nQ?\na) um\nb) dois\nRESPOSTA: a`,
      ["single-choice B 2", "single-choice A 2"],
    ],
    ["no answer", "P?\nA) um\nB) dois", ["single-choice - 2 linha 1: sem gabarito (falta a linha ANSWER)"]],
    [
      "an answer that is none",
      `${right}\nQ?\nA) um\nB) dois\nANSWER: D`,
      ["single-choice B 2", 'single-choice D 2 linha 9: a resposta "D" não é a letra de uma alternativa'],
    ],
    [
      "a letter that is missing",
      "P?\nA) um\nC) três\nANSWER: A",
      ["single-choice A 1 linha 3: esperava a alternativa B, veio C"],
    ],
    ["an answer without a question", "ANSWER: A", ["line 1 resposta sem questão antes dela"]],
    [
      "an answer of two letters",
      "P?\nA) um\nB) dois\nANSWER: AB",
      ['single-choice - 2 linha 4: a resposta "AB" não é a letra de uma alternativa'],
    ],
    [
      "an answer that says nothing",
      "P?\nA) um\nB) dois\nANSWER:",
      ['single-choice - 2 linha 4: a resposta "" não é a letra de uma alternativa'],
    ],
    ["one alternative", "P?\nA) um\nANSWER: A", ["single-choice A 1 linha 3: menos de duas alternativas"]],
    ["one alternative and no answer", "P?\nA) um", ["single-choice - 1 linha 1: menos de duas alternativas"]],
    [
      "six alternatives",
      "P?\nA) 1\nB) 2\nC) 3\nD) 4\nE) 5\nF) 6\nANSWER: A",
      ["single-choice A 6 linha 1: mais de cinco alternativas"],
    ],
    [
      "more alternatives than letters",
      `P?\n${[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `${letter}) x\n`).join("")}A) y\nANSWER: A`,
      ["single-choice A 26 linha 1: mais de cinco alternativas"],
    ],
    [
      "an alternative without a text",
      "P?\nA) um\nB)\nANSWER: A",
      ["single-choice A 2 linha 1: alternativa sem texto: B"],
    ],
    ["no statement", "A) um\nB) dois\nANSWER: A", ["single-choice A 2 linha 1: sem enunciado"]],
  ])("%s", (_, text, expected) => {
    expect(summary(readAiken(text))).toEqual(expected);
  });

  test("an alternative of two lines is shown whole", () => {
    const { questions } = readAiken("P?\nA) um\n  e meio\n\nB) dois\nANSWER: A\n\n");
    expect(questions[0]?.alternatives.map(({ text }) => text)).toEqual(["um e meio", "dois"]);
  });

  test("a statement of several lines and paragraphs", () => {
    const { questions } = readAiken("Texto I\n\nO que\né?\nA) um\nB) dois\nANSWER: A");
    expect(questions[0]?.statement).toBe("Texto I\n\nO que  \né?");
  });
});
