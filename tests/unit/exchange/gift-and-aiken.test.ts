import { describe, expect, test } from "vitest";
import { readAiken } from "#app/domain/exchange/aiken/read-aiken.ts";
import { readGift } from "#app/domain/exchange/gift/read-gift.ts";
import { summary } from "./foreign-files.ts";

describe("GIFT", () => {
  test.each<[string, string, string[]]>([
    ["weights with one right", "P?{~%100%a ~%-50%b ~%0%c}", ["single-choice A 3"]],
    [
      "weights with several right",
      "P?{~%50%a ~%50%b ~c}",
      ["unsupported multichoice (várias respostas certas)"],
    ],
    ["no right answer", "P?{~a ~b}", ["single-choice - 2 sem gabarito"]],
    ["Portuguese truth", "P.{VERDADEIRO}\n\nQ.{F}", ["right-wrong C 2", "right-wrong E 2"]],
    ["no braces", "Só um texto.", ["unsupported description"]],
    ["an open brace", "P?{=a ~b", ["line 1 chave aberta e não fechada"]],
    [
      "unescaped LaTeX",
      "Quanto é $\\frac{1}{2}$?{=a ~b}",
      ['line 1 chaves no texto que deviam estar escritas "\\{" e "\\}"'],
    ],
    ["unreadable answers", "P?{qualquer coisa}", ["line 1 respostas que não podem ser lidas"]],
    [
      "an open brace does not swallow the next question",
      "::a::P?{=a\n\n::b::Q?{=x ~y}",
      ["single-choice A 2", "line 1 chave aberta e não fechada"],
    ],
    ["a blank line between the answers", "P?{\n=a\n\n~b\n}", ["single-choice A 2"]],
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
    ["no statement", "A) um\nB) dois\nANSWER: A", ["single-choice A 2 linha 1: sem enunciado"]],
  ])("%s", (_, text, expected) => {
    expect(summary(readAiken(text))).toEqual(expected);
  });

  test("a statement of several lines and paragraphs", () => {
    const { questions } = readAiken("Texto I\n\nO que\né?\nA) um\nB) dois\nANSWER: A");
    expect(questions[0]?.statement).toBe("Texto I\n\nO que  \né?");
  });
});
