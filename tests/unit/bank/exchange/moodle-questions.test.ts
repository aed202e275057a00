import { describe, expect, test } from "vitest";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import { summary } from "./foreign-files.ts";

function quiz(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inner}\n</quiz>`;
}

describe("a question of a Moodle file", () => {
  test.each<[string, string, string]>([
    ["a type that only objects know", '<question type="constructor"/>', "unsupported constructor"],
    [
      "a type nobody has",
      '<question type="ddmarker"><name><text>n</text></name></question>',
      "unsupported ddmarker",
    ],
    ["no type", "<question/>", "unsupported sem tipo"],
    [
      "several right answers",
      '<question type="multichoice"><questiontext><text>?</text></questiontext><single>false</single><answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer></question>',
      "multiple-choice AB 2",
    ],
    [
      "thirds and their penalty, as Moodle writes them",
      '<question type="multichoice"><questiontext><text>?</text></questiontext><single>false</single><answer fraction="33.33333"><text>a</text></answer><answer fraction="-100"><text>b</text></answer><answer fraction="33.333"><text>c</text></answer><answer fraction="33.33333"><text>d</text></answer></question>',
      "multiple-choice ACD 4",
    ],
    [
      "a fraction that Moodle refuses",
      '<question type="multichoice"><questiontext><text>?</text></questiontext><single>false</single><answer fraction="66.7"><text>a</text></answer><answer fraction="33.3"><text>b</text></answer></question>',
      "multiple-choice AB 2 fração que o Moodle não aceita: 66,7% em A",
    ],
    [
      "a number with a tolerance",
      '<question type="numerical"><questiontext><text>?</text></questiontext><answer fraction="100"><text>9.8</text><tolerance>0.1</tolerance></answer></question>',
      "unsupported numerical (tolerância 0.1)",
    ],
    [
      "a whole number",
      '<question type="numerical"><questiontext><text>?</text></questiontext><answer fraction="100"><text>42.0</text><tolerance>0</tolerance></answer></question>',
      "numeric 042 0",
    ],
    ["nothing at all", '<question type="essay"/>', "open - 0 sem enunciado"],
    [
      "a picture of no picture",
      '<question type="essay"><questiontext><text></text><file encoding="base64">iVBO</file></questiontext></question>',
      "open - 0 nome de arquivo recusado: ",
    ],
    [
      "a picture that cannot be read",
      '<question type="essay"><questiontext><text>?</text><file name="a.png">*</file><file name="b.png"></file></questiontext></question>',
      "open - 0 imagem ilegível: a.png",
    ],
    [
      "right or wrong, neither",
      '<question type="truefalse"><questiontext><text>?</text></questiontext><answer fraction="100">talvez</answer></question>',
      "right-wrong - 2 sem gabarito",
    ],
    [
      "right or wrong, both",
      '<question type="truefalse"><questiontext><text>?</text></questiontext><answer fraction="100">true</answer><answer fraction="100">false</answer></question>',
      "right-wrong C 2 sem gabarito",
    ],
    [
      "right or wrong, without weights",
      '<question type="truefalse"><questiontext><text>?</text></questiontext><answer>true</answer><answer fraction="x">false</answer></question>',
      "right-wrong - 2 sem gabarito",
    ],
    [
      "a short answer nobody accepts",
      '<question type="shortanswer"><questiontext><text>?</text></questiontext></question>',
      "open - 0 sem gabarito",
    ],
    [
      "a number nobody accepts",
      '<question type="numerical"><questiontext><text>?</text></questiontext></question>',
      "unsupported numerical (sem resposta certa)",
    ],
    [
      "an undefined entity",
      '<question type="essay"><questiontext><text>a &nada; b</text></questiontext></question>',
      "open - 0",
    ],
  ])("%s is recognised", async (_, question, expected) => {
    expect(summary(await readMoodleXml(quiz(question)))).toEqual([expected]);
  });

  test("open questions are answered by what the file accepts, and by the grader's guide", async () => {
    const short =
      '<question type="shortanswer"><name>q</name><questiontext>Quanto?</questiontext><answer fraction="100"><text>9,8</text></answer><answer fraction="100"><text>10</text></answer></question>';
    const essay =
      '<question type="essay"><questiontext><text>Fale.</text></questiontext><graderinfo><text>Valem dois motivos.</text></graderinfo></question>';
    const { questions } = await readMoodleXml(quiz(short + essay));
    expect(questions.map(({ statement, solution }) => [statement, solution])).toEqual([
      ["Quanto?", "**Respostas aceitas:** 9,8; 10"],
      ["Fale.", "Valem dois motivos."],
    ]);
  });

  test("feedback for a wrong answer is beside it, and tags may be bare", async () => {
    const question = `<question type="truefalse"><questiontext><text>?</text></questiontext><answer fraction="0"><text>true</text><feedback><text>Não.</text></feedback></answer><answer fraction="100"><text>false</text><feedback><text>Isso.</text></feedback></answer><tags><tag>ITA</tag></tags></question>`;
    const { questions } = await readMoodleXml(quiz(question));
    expect(questions[0]).toMatchObject({
      ...{ key: "E", solution: "- **Certo)** Não.\n- **Errado)** Isso.", labels: ["ITA"] },
    });
    const many = Array.from(
      { length: 27 },
      (_, at) =>
        `<answer fraction="${at === 0 ? 100 : 0}"><text>r${at}</text><feedback><text>f${at}</text></feedback></answer>`,
    );
    const long = await readMoodleXml(quiz(`<question type="multichoice">${many.join("")}</question>`));
    expect(long.questions[0]?.solution).toMatch(/- \*\*Z\)\*\* f25\n- \*\*\?\)\*\* f26$/);
  });
});
