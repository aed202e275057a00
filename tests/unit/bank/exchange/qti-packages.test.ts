import { describe, expect, test } from "vitest";
import { mostQuestions } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { readQti } from "#app/features/bank/domain/exchange/qti/read-qti.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

function packageOf(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  return new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

function item(attributes: string, body = "", before = ""): string {
  return `<qti-assessment-item ${attributes}>${before}<qti-item-body>${body}<p>P? <qti-extended-text-interaction response-identifier="RESPONSE"/></p></qti-item-body></qti-assessment-item>`;
}

const stimulusRef = (href: string) => `<qti-assessment-stimulus-ref identifier="s" href="${href}"/>`;
const stimulus = (body: string) =>
  `<qti-assessment-stimulus identifier="s"><qti-stimulus-body>${body}</qti-stimulus-body></qti-assessment-stimulus>`;

describe("the name and line of an item", () => {
  test.each<[string, string, string, number]>([
    ["its identifier", `\n\n${item(`identifier="q1" title="Um"`)}`, "q1", 3],
    ["an identifier in single quotes", `\n${item("identifier='q1'")}`, "q1", 2],
    ["without an identifier, its title", `\n${item(`title="Um"`)}`, "Um", 1],
    ["without both, its file", `\n${item("")}`, "itens/a.xml", 1],
  ])("%s", (_, text, name, line) => {
    expect(readQti(packageOf({ "itens/a.xml": text })).questions).toMatchObject([{ name, line }]);
  });

  test.each([
    [`identifier="q1" title="Um"`, "a.xml Um"],
    [`identifier="q1"`, "a.xml q1"],
  ])("an item of no type of ours: %s", (attributes, name) => {
    const text = `<qti-assessment-item ${attributes}><qti-item-body><p>Leia.</p></qti-item-body></qti-assessment-item>`;
    expect(readQti(packageOf({ "a.xml": text })).unsupported).toEqual([
      { name, line: 1, kind: "QTI: texto sem pergunta" },
    ]);
  });
});

test("parts that are no XML are left alone", () => {
  const files = packageOf({ "a.txt": item(`identifier="q1"`), "b.QTI": item(`identifier="q2"`) });
  expect(readQti(files).questions.map(({ name }) => name)).toEqual(["q2"]);
});

test("too many questions are refused", () => {
  const text = item(`identifier="q"`).repeat(mostQuestions + 1);
  expect(() => readQti(packageOf({ "a.xml": text }))).toThrow(new AppError("import/too-many-questions"));
});

describe("pictures", () => {
  test.each([
    ["beside the item", "itens/f.png", "f.png"],
    ["in the same folder, said so", "itens/f.png", "./f.png"],
    ["in a folder above", "f.png", "../f.png"],
    ["with an escaped name", "itens/é 1.png", "%C3%A9%201.png"],
    ["with a sign of per cent in its name", "itens/50%.png", "50%.png"],
    ["with a version in its address", "itens/f.png", "f.png?v=2#x"],
  ])("%s", (_, name, address) => {
    const files = packageOf({
      "itens/a.xml": item(`identifier="q1"`, `<img src="${address}"/>`),
      [name]: "png",
    });
    const { questions, pictures } = readQti(files);
    expect(pictures.size).toBe(1);
    expect(questions[0]?.problem).toBeNull();
  });

  test("a picture that the package lacks is a problem of the question", () => {
    const text = item(`identifier="q1"`, `<img src="f.png"/>`);
    expect(readQti(packageOf({ "a.xml": text })).questions[0]?.problem).toBe("imagem não fornecida: f.png");
  });
});

describe("a text that items share", () => {
  test("a file that the package lacks, or without a body, adds nothing", () => {
    const refs = stimulusRef("nada.xml") + stimulusRef("vazio.xml");
    const files = packageOf({
      "a.xml": item(`identifier="q1"`, "", refs),
      "vazio.xml": "<qti-assessment-stimulus/>",
    });
    expect(readQti(files).questions.map(({ statement }) => statement)).toEqual(["P?"]);
  });

  test("its formulas and those of the item are not confused", () => {
    const files = packageOf({
      "a.xml": item(`identifier="q1"`, "<p>Item \\(x\\)</p>", stimulusRef("t.xml")),
      "t.xml": stimulus("<p>Texto \\(y\\)</p>"),
    });
    expect(readQti(files).questions[0]?.statement).toBe("Texto $y$\n\nItem $x$\n\nP?");
  });

  test("its pictures are beside it, not beside the item", () => {
    const files = packageOf({
      "itens/a.xml": item(`identifier="q1"`, `<p><img src="f 1.png"/></p>`, stimulusRef("../textos/t.xml")),
      "itens/f 1.png": "do item",
      "textos/t.xml": stimulus(`<p>Veja: <img src="f%201.png"/> <img src="falta.png"/></p>`),
      "textos/f 1.png": "do texto",
    });
    const { questions, pictures } = readQti(files);
    expect([...pictures.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([
      "do texto",
      "do item",
    ]);
    expect(questions[0]?.problem).toBe("imagem não fornecida: falta.png");
  });
});
