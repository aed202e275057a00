import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readQti } from "#app/features/bank/domain/exchange/qti/read-qti.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { summary } from "./foreign-files.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function packageOf(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  return new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

function item3(body: string, right: string, cardinality = "single"): string {
  const values = right.split(" ").map((value) => `<qti-value>${value}</qti-value>`);
  return `<?xml version="1.0"?>\n<qti-assessment-item identifier="q1" title="Um"><qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}"><qti-correct-response>${values.join("")}</qti-correct-response></qti-response-declaration><qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
}

const two = `<qti-simple-choice identifier="A">um</qti-simple-choice><qti-simple-choice identifier="B">dois</qti-simple-choice>`;
const entry = `<p>Quanto é \\(2+2\\)? <qti-text-entry-interaction response-identifier="RESPONSE"/></p>`;

describe("items of QTI 3", () => {
  test.each<[string, string, string]>([
    [
      "one right",
      item3(
        `<p>P?</p><qti-choice-interaction response-identifier="RESPONSE">${two}</qti-choice-interaction>`,
        "B",
      ),
      "single-choice B 2",
    ],
    [
      "several right",
      item3(
        `<p>P?</p><qti-choice-interaction response-identifier="RESPONSE">${two}</qti-choice-interaction>`,
        "A B",
        "multiple",
      ),
      "multiple-choice AB 2",
    ],
    [
      "right or wrong",
      item3(
        `<p>P.</p><qti-choice-interaction response-identifier="RESPONSE"><qti-simple-choice identifier="T">Verdadeiro</qti-simple-choice><qti-simple-choice identifier="F">Falso</qti-simple-choice></qti-choice-interaction>`,
        "F",
      ),
      "right-wrong E 2",
    ],
    ["a number", item3(entry, "4"), "numeric 004 0"],
    ["a word", item3(entry, "quatro"), "open - 0"],
    [
      "an essay",
      item3(`<p>Fale.</p><qti-extended-text-interaction response-identifier="RESPONSE"/>`, ""),
      "open - 0",
    ],
    [
      "a choice in a line",
      item3(
        `<p>A <qti-inline-choice-interaction response-identifier="RESPONSE"><qti-inline-choice identifier="A">um</qti-inline-choice><qti-inline-choice identifier="B">b</qti-inline-choice></qti-inline-choice-interaction> B</p>`,
        "A",
      ),
      "single-choice A 2",
    ],
    [
      "no right answer",
      item3(
        `<p>P?</p><qti-choice-interaction response-identifier="RESPONSE">${two}</qti-choice-interaction>`,
        "C",
      ),
      "single-choice - 2 sem gabarito",
    ],
    [
      "an order",
      item3("<p>P</p><qti-order-interaction response-identifier='RESPONSE'></qti-order-interaction>", "A"),
      "unsupported QTI: order",
    ],
    ["two fields", item3(entry + entry, "4"), "unsupported QTI: vários campos (textentry)"],
    ["no field", item3("<p>Leia.</p>", "4"), "unsupported QTI: texto sem pergunta"],
    ["no item", "<manifest/>", "line 1 o pacote não tem questões QTI 2 ou 3"],
  ])("%s", (_, text, expected) => {
    expect(summary(readQti(packageOf({ "itens/a.xml": text })))).toEqual([expected]);
  });

  test("an entity or a document type is refused", () => {
    const text = `<!DOCTYPE x [<!ENTITY a "b">]>${item3(entry, "4")}`;
    expect(() => readQti(packageOf({ "a.xml": text }))).toThrow();
  });

  test("texts keep their order, formulas, shared texts, feedback and pictures", () => {
    const body = `<p>Veja <b>isto</b>: <img src="../figuras/a.png" alt="a"/></p><qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>Qual é \\(x^2\\)?</qti-prompt><qti-simple-choice identifier="A">um<qti-feedback-inline>Não.</qti-feedback-inline></qti-simple-choice><qti-simple-choice identifier="B">dois</qti-simple-choice></qti-choice-interaction>`;
    const item = item3(body, "B").replace(
      "<qti-item-body>",
      `<qti-assessment-stimulus-ref href="../textos/t.xml"/><qti-item-body>`,
    );
    const feedback = item.replace(
      "</qti-item-body>",
      "</qti-item-body><qti-modal-feedback><p>Porque sim.</p></qti-modal-feedback>",
    );
    const files = packageOf({
      "itens/a.xml": feedback,
      "textos/t.xml":
        "<qti-assessment-stimulus><qti-stimulus-body><p>Texto I</p></qti-stimulus-body></qti-assessment-stimulus>",
    });
    files.set("figuras/a.png", Buffer.from(PIXEL, "base64"));
    const { questions, pictures } = readQti(files);
    expect([...pictures.keys()]).toEqual([expect.stringMatching(/^trocas\/[\da-f]{16}-a\.png$/)]);
    expect(questions[0]).toMatchObject({
      statement: expect.stringMatching(
        /^Texto I\n\nVeja \*\*isto\*\*: !\[a\]\(trocas\/[\da-f]{16}-a\.png\)\n\nQual é \$x\^2\$\?$/,
      ),
      alternatives: [{ text: "um" }, { text: "dois" }],
      solution: "- **A)** Não.\n\nPorque sim.",
      problem: null,
    });
  });
});

test("items of QTI 2 are read the same", () => {
  const text = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q2" title="Dois"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceB</value></correctResponse></responseDeclaration><itemBody><p>P?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="ChoiceA">a</simpleChoice><simpleChoice identifier="ChoiceB">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  expect(summary(readQti(packageOf({ "q.xml": text })))).toEqual(["single-choice B 2"]);
});

const own = { folder: "qti3", expected: ["unsupported QTI: texto sem pergunta"] };
const real = {
  folder: "qti3-longsight",
  expected: ["single-choice A 2", "single-choice A 2", "numeric 004 0"],
};

test.each(dataSets("troca-questoes", { own, real }))("items of $name", ({ root, folder, expected }) => {
  const items = `${root}/troca-questoes/${folder}/items`;
  const files = new Map(
    readdirSync(items).map((name) => [name, new Uint8Array(readFileSync(`${items}/${name}`))]),
  );
  expect(summary(readQti(files)).sort()).toEqual([...expected].sort());
});
