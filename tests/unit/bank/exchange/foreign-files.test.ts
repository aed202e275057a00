import { describe, expect, test } from "vitest";
import { otherFormat } from "#app/features/bank/domain/exchange/other-format.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { decodedText, filesOf, readers, summary } from "./foreign-files.ts";

type Expected = {
  moodle: [file: string, questions: string[]][];
  gift: [file: string, questions: string[]][];
  aiken: string[];
  /** The folder of QTI. */
  qti: string;
  /** What Markdown the statement of multichoice.xml has. */
  statement: string[];
  pictures: string[];
};

const own: Expected = {
  moodle: [
    ["calculatedsimple.xml", ["unsupported calculatedsimple"]],
    ["cloze.xml", ["unsupported cloze"]],
    ["description.xml", ["unsupported description"]],
    ["essay.xml", ["open - 0"]],
    ["gapselect.xml", ["unsupported gapselect"]],
    ["matching.xml", ["unsupported matching"]],
    ["multichoice.xml", ["single-choice C 4"]],
    ["numerical.xml", ["numeric 074 0"]],
    ["shortanswer.xml", ["open - 0"]],
    ["truefalse.xml", ["right-wrong C 2"]],
  ],
  gift: [
    ["essay.gift", ["open - 0", "open - 0"]],
    ["matching.gift", ["unsupported matching"]],
    ["missing_words.gift", ["single-choice B 3"]],
    [
      "multichoice.gift",
      ["multiple-choice AB 3", "single-choice B 3", "multiple-choice ABC 6 mais de cinco alternativas"],
    ],
    [
      "numericals.gift",
      [
        "numeric 007 0",
        "unsupported numerical (tolerância 2)",
        "unsupported numerical (várias respostas certas)",
        "unsupported numerical (2..4 não é inteiro de 0 a 999)",
      ],
    ],
    ["shorts.gift", ["open - 0", "open - 0"]],
    [
      "true_false.gift",
      ["right-wrong C 2", "right-wrong E 2", "right-wrong C 2 imagem não fornecida: coruja.jpg"],
    ],
  ],
  aiken: ["single-choice B 3", "single-choice E 5"],
  qti: "qti3",
  statement: [
    "$\\int_0^{\\pi} \\sin x \\, \\mathrm{d} x$",
    "[aqui](https://exemplo.example/regra) a",
    "<sub>índice</sub>, um <sup>expoente</sup> e um ~~risco~~",
  ],
  pictures: ["trocas/…-curva-1.png", "trocas/…-Desenho-da-serra.svg"],
};

const real: Expected = {
  moodle: [
    ["calculatedsimple.xml", ["unsupported calculatedsimple"]],
    ["cloze.xml", ["unsupported cloze"]],
    ["description.xml", ["unsupported description"]],
    ["essay.xml", ["open - 0"]],
    ["gapselect.xml", ["unsupported gapselect"]],
    ["matching.xml", ["unsupported matching"]],
    ["multichoice.xml", ["single-choice A 5"]],
    ["numerical.xml", ["numeric 150 0"]],
    ["shortanswer.xml", ["open - 0"]],
    ["truefalse.xml", ["right-wrong E 2"]],
  ],
  gift: [
    ["essay.gift", ["open - 0", "open - 0"]],
    ["matching.gift", ["unsupported matching", "unsupported matching"]],
    ["missing_words.gift", ["single-choice B 3"]],
    [
      "multichoice.gift",
      [
        "multiple-choice ABC 3",
        "single-choice A 3",
        "single-choice B 3",
        "multiple-choice - 6 mais de cinco alternativas",
      ],
    ],
    [
      "numericals.gift",
      [
        "unsupported numerical (tolerância 1)",
        "unsupported numerical (várias respostas certas)",
        "unsupported numerical (tolerância 2)",
        "unsupported numerical (1..5 não é inteiro de 0 a 999)",
      ],
    ],
    ["shorts.gift", ["open - 0", "open - 0", "open - 0", "open - 0"]],
    [
      "true_false.gift",
      [
        "right-wrong C 2",
        "right-wrong E 2",
        "right-wrong C 2 imagem não fornecida: moodlewhich.jpg",
        "right-wrong E 2 imagem não fornecida: moodlewhich.jpg",
      ],
    ],
  ],
  aiken: [
    "single-choice E 5",
    "single-choice A 3",
    "single-choice A 3",
    "single-choice B 3",
    "single-choice A 4",
  ],
  qti: "qti3-longsight",
  statement: [
    "$\\int_{2\\pi} x^2 \\mathrm{d} x$",
    "[here](https://github.com/nennigb/amc2moodle) and",
    "<sub>exponent</sub> and <sup>indice</sup> and ~~that~~",
  ],
  pictures: ["trocas/…-4.png", "trocas/…-dessin.svg"],
};

describe.each(dataSets("troca-questoes", { own, real }))("other systems' files of $name", (set) => {
  const folder = `${set.root}/troca-questoes`;

  test.each(set.moodle)("moodle/%s", async (file, expected) => {
    const text = decodedText(`${folder}/moodle/${file}`);
    expect(otherFormat(text)).toBeNull();
    expect(summary(await readers.moodle(text))).toEqual(expected);
  });

  test.each(set.gift)("gift/%s", async (file, expected) => {
    expect(summary(await readers.gift(decodedText(`${folder}/gift/${file}`)))).toEqual(expected);
  });

  test("aiken", async () => {
    const reading = await readers.aiken(decodedText(`${folder}/aiken/aiken_1.txt`));
    expect(summary(reading)).toEqual(set.aiken);
  });

  test.each([
    ["blackboard", "pacote compactado (Common Cartridge, Canvas, Blackboard ou QTI)"],
    ["canvas", "pacote compactado (Common Cartridge, Canvas, Blackboard ou QTI)"],
    ["cloze", "cloze"],
    ["csv-cartoes", "cartões do Anki"],
    ["kahoot", "planilha do Kahoot"],
    ["latex-amc", "LaTeX"],
    ["latex-moodle", "LaTeX"],
    ["markdown", "lista em Markdown"],
    [set.qti, "QTI"],
    [`${set.qti}/items`, "QTI"],
  ])("%s is recognised", (name, kind) => {
    const files = filesOf(`${folder}/${name}`);
    expect(files).not.toEqual([]);
    for (const file of files)
      expect([file, otherFormat(decodedText(`${folder}/${name}/${file}`))]).toEqual([file, kind]);
  });

  test("formulas, pictures and tags of a Moodle text become ours", async () => {
    const { questions, pictures } = await readers.moodle(decodedText(`${folder}/moodle/multichoice.xml`));
    const statement = questions[0]?.statement ?? "";
    for (const part of set.statement) expect(statement).toContain(part);
    expect([...pictures.keys()].map((path) => path.replace(/[0-9a-f]{16}/, "…"))).toEqual(set.pictures);
    for (const path of pictures.keys()) expect(statement).toContain(`](${path})`);
  });
});
