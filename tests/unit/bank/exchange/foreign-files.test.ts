import { describe, expect, test } from "vitest";
import { otherFormat } from "#app/features/bank/domain/exchange/other-format.ts";
import {
  foreignFolder,
  foreignText,
  hasForeignFiles,
  readers,
  summary,
  withoutForeignFiles,
} from "./foreign-files.ts";

describe.skipIf(!hasForeignFiles)(`other systems' files ${withoutForeignFiles}`, () => {
  test.each([
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
  ])("moodle/%s", async (file, expected) => {
    expect(otherFormat(foreignText(`moodle/${file}`))).toBeNull();
    expect(summary(await readers.moodle(foreignText(`moodle/${file}`)))).toEqual(expected);
  });

  test.each([
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
  ])("gift/%s", async (file, expected) => {
    expect(summary(await readers.gift(foreignText(`gift/${file}`)))).toEqual(expected);
  });

  test("aiken", async () => {
    expect(summary(await readers.aiken(foreignText("aiken/aiken_1.txt")))).toEqual([
      "single-choice E 5",
      "single-choice A 3",
      "single-choice A 3",
      "single-choice B 3",
      "single-choice A 4",
    ]);
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
    ["qti3-longsight", "QTI"],
    ["qti3-longsight/items", "QTI"],
  ])("%s is told for what it is", (folder, kind) => {
    for (const file of foreignFolder(folder))
      expect([file, otherFormat(foreignText(`${folder}/${file}`))]).toEqual([file, kind]);
  });

  test("formulas, pictures and tags of a Moodle text become ours", async () => {
    const { questions, pictures } = await readers.moodle(foreignText("moodle/multichoice.xml"));
    const statement = questions[0]?.statement ?? "";
    expect(statement).toContain("$\\int_{2\\pi} x^2 \\mathrm{d} x$");
    expect(statement).toContain("[here](https://github.com/nennigb/amc2moodle) and");
    expect(statement).toContain("<sub>exponent</sub> and <sup>indice</sup> and ~~that~~");
    expect([...pictures.keys()].map((path) => path.replace(/[0-9a-f]{16}/, "…"))).toEqual([
      "trocas/…-4.png",
      "trocas/…-dessin.svg",
    ]);
    for (const path of pictures.keys()) expect(statement).toContain(`](${path})`);
  });
});
