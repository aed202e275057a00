import { describe, expect, test } from "vitest";
import { readQti } from "#app/features/bank/domain/exchange/qti/read-qti.ts";
import { summary } from "./foreign-files.ts";

type Parts = { declaration?: string; body: string; after?: string };

function read({ declaration = "", body, after = "" }: Parts) {
  const text = `<assessmentItem identifier="q1" title="Um">${declaration}<itemBody>${body}</itemBody>${after}</assessmentItem>`;
  return readQti(new Map([["a.xml", new TextEncoder().encode(text)]]));
}

function declared(inside: string, attributes = `cardinality="single"`): string {
  return `<responseDeclaration identifier="RESPONSE" ${attributes}>${inside}</responseDeclaration>`;
}

function right(...values: string[]): string {
  return `<correctResponse>${values.map((each) => `<value>${each}</value>`).join("")}</correctResponse>`;
}

function mapping(...entries: [key: string, value: string][]): string {
  const each = entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`);
  return `<mapping defaultValue="0">${each.join("")}</mapping>`;
}

function choices(texts: readonly string[], attributes = `responseIdentifier="RESPONSE"`): string {
  const options = texts.map((text, at) => `<simpleChoice identifier="c${at}">${text}</simpleChoice>`);
  return `<p>P?</p><choiceInteraction ${attributes}>${options.join("")}</choiceInteraction>`;
}

const entry = `<p>Quanto? <textEntryInteraction responseIdentifier="RESPONSE"/></p>`;
const essay = `<p>Fale.</p><extendedTextInteraction responseIdentifier="RESPONSE"/>`;
const three = ["a", "b", "c"];

describe("the key of a choice", () => {
  test.each<[string, string, string, string]>([
    ["no declaration", "", choices(three), "single-choice - 3 sem gabarito"],
    [
      "the declaration of another response",
      declared(right("c1")),
      choices(three, `responseIdentifier="OTHER"`),
      "single-choice - 3 sem gabarito",
    ],
    ["no response identifier", declared(right("c1")), choices(three, ""), "single-choice B 3"],
    [
      "the best entry of a mapping",
      declared(mapping(["c0", "0.5"], ["c2", "1"])),
      choices(three),
      "single-choice C 3",
    ],
    [
      "two best entries of a mapping",
      declared(mapping(["c0", "1"], ["c2", "1"], ["c1", "-1"]), `cardinality="multiple"`),
      choices(three),
      "multiple-choice AC 3",
    ],
    [
      "a mapping without a positive entry",
      declared(mapping(["c0", "0"], ["c1", "-1"], ["c2", "x"])),
      choices(three),
      "single-choice - 3 sem gabarito",
    ],
    [
      "a correct response before a mapping",
      declared(right("c0") + mapping(["c2", "1"])),
      choices(three),
      "single-choice A 3",
    ],
    [
      "one right of a multiple response",
      declared(right("c1"), `cardinality="multiple"`),
      choices(three),
      "single-choice B 3",
    ],
    [
      "three right, with Moodle's fractions",
      declared(right("c0", "c1", "c2"), `cardinality="multiple"`),
      choices(three),
      "multiple-choice ABC 3",
    ],
    [
      "two right of a single response",
      declared(right("c0", "c1")),
      choices(three),
      "single-choice - 3 mais de uma alternativa certa",
    ],
    ["no cardinality", declared(right("c1"), ""), choices(three), "single-choice B 3"],
  ])("%s", (_, declaration, body, expected) => {
    expect(summary(read({ declaration, body }))).toEqual([expected]);
  });
});

describe("right or wrong", () => {
  test.each<[string, string[], string, string]>([
    ["the true one", ["Verdadeiro", "Falso"], "c0", "right-wrong C 2"],
    ["in the other order", ["Falso", "Verdadeiro"], "c1", "right-wrong C 2"],
    ["the false one", ["Certo", "Errado"], "c1", "right-wrong E 2"],
    ["no key", ["True", "False"], "", "right-wrong - 2 sem gabarito"],
    [
      "with feedback inside the options",
      ["Certo<feedbackInline>Isso.</feedbackInline>", "Errado"],
      "c0",
      "right-wrong C 2",
    ],
    ["two true ones are a choice", ["Certo", "Verdadeiro"], "c0", "single-choice A 2"],
    ["a third option makes a choice", ["Certo", "Errado", "Talvez"], "c1", "single-choice B 3"],
  ])("%s", (_, texts, key, expected) => {
    expect(summary(read({ declaration: declared(right(key)), body: choices(texts) }))).toEqual([expected]);
  });
});

describe("answers that are written", () => {
  test.each<[string, string, string, string, string | null]>([
    ["an essay without an answer", "", essay, "open - 0", null],
    ["an essay with an empty answer", declared(right("")), essay, "open - 0", null],
    ["an essay with a model", declared(right("Um texto.")), essay, "open - 0", "**Resposta:** Um texto."],
    ["a field without an answer", "", entry, "open - 0 sem gabarito", null],
    ["a field with an empty answer", declared(right(" ")), entry, "open - 0 sem gabarito", null],
    ["a field with a number", declared(right("12")), entry, "numeric 012 0", null],
    ["a field with a word", declared(right("sol")), entry, "open - 0", "**Resposta:** sol"],
    ["a formula as the answer", declared(right("\\(x^2\\)")), entry, "open - 0", "**Resposta:** $x^2$"],
    [
      "several words of a mapping",
      declared(mapping(["sol", "1"], ["o sol", "1"], ["lua", "0.5"])),
      entry,
      "open - 0",
      "**Respostas aceitas:** sol; o sol",
    ],
  ])("%s", (_, declaration, body, expected, solution) => {
    const reading = read({ declaration, body });
    expect(summary(reading)).toEqual([expected]);
    expect(reading.questions[0]?.solution).toBe(solution);
  });
});

describe("what the bank does not have", () => {
  test.each<[string, string, string]>([
    ["no body", `<assessmentItem identifier="q1"/>`, "texto sem pergunta"],
    [
      "a generated question",
      `<assessmentItem identifier="q1"><templateDeclaration identifier="N"/><itemBody>${entry}</itemBody></assessmentItem>`,
      "questão gerada (template)",
    ],
    [
      "fields of two types, each type once",
      `<assessmentItem identifier="q1"><itemBody>${entry}${entry}${choices(three)}</itemBody></assessmentItem>`,
      "vários campos (textentry, choice)",
    ],
    [
      "a type with the name of a part of every object",
      `<assessmentItem identifier="q1"><itemBody><p>P</p><constructorInteraction/></itemBody></assessmentItem>`,
      "constructor",
    ],
    [
      "only the button that ends the attempt",
      `<assessmentItem identifier="q1"><itemBody><p>P</p><endAttemptInteraction responseIdentifier="H" title="Dica"/></itemBody></assessmentItem>`,
      "texto sem pergunta",
    ],
  ])("%s", (_, text, kind) => {
    expect(summary(readQti(new Map([["a.xml", new TextEncoder().encode(text)]])))).toEqual([
      `unsupported QTI: ${kind}`,
    ]);
  });
});

describe("the texts of an item", () => {
  const declaration = declared(right("c0"));

  test.each<[string, string, string, string | null]>([
    [
      "a note for who marks goes to the solution",
      `<rubricBlock view="scorer"><p>Aceite a.</p></rubricBlock>${choices(three)}`,
      "P?",
      "Aceite a.",
    ],
    [
      "a note for the candidate stays in the statement",
      `<rubricBlock view="candidate scorer"><p>Leia.</p></rubricBlock>${choices(three)}`,
      "Leia.\n\nP?",
      null,
    ],
    [
      "a note without a view stays in the statement",
      `<rubricBlock><p>Leia.</p></rubricBlock>${choices(three)}`,
      "Leia.\n\nP?",
      null,
    ],
    [
      "feedback and the button that ends the attempt leave the statement",
      `${choices(three)}<feedbackBlock identifier="f"><p>Muito bem.</p></feedbackBlock><endAttemptInteraction responseIdentifier="H" title="Dica"/>`,
      "P?",
      null,
    ],
    [
      "a choice in a line leaves a blank",
      `<p>O céu é<inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="c0">azul</inlineChoice><inlineChoice identifier="c1">verde</inlineChoice></inlineChoiceInteraction>hoje.</p>`,
      "O céu é \\_\\_\\_\\_\\_ hoje.",
      null,
    ],
  ])("%s", (_, body, statement, solution) => {
    expect(read({ declaration, body }).questions[0]).toMatchObject({ statement, solution, key: "A" });
  });

  test("an item without words has no statement", () => {
    const body = choices(three).replace("<p>P?</p>", "");
    expect(summary(read({ declaration, body }))).toEqual(["single-choice A 3 sem enunciado"]);
  });

  test("CDATA is text, whatever signs it has", () => {
    const body = choices(["<![CDATA[a < b & c]]>", "d"]);
    expect(read({ declaration, body }).questions[0]?.alternatives[0]?.text).toMatch(/^a \\?< b \\?& c$/);
  });

  test("what is lost on the way is listed", () => {
    const body = choices(["a", `<span style="color: red">b</span>`]);
    const [question] = read({ declaration, body }).questions;
    expect(question?.losses).toEqual([expect.objectContaining({ what: "cor" })]);
    expect(read({ declaration, body: choices(three) }).questions[0]).not.toHaveProperty("losses");
  });

  test("empty feedback adds nothing to the solution", () => {
    const after = `<modalFeedback identifier="a"/><modalFeedback identifier="b"><p>Sim.</p></modalFeedback>`;
    expect(read({ declaration, body: choices(three), after }).questions[0]?.solution).toBe("Sim.");
  });

  test("feedback beyond the alphabet has no letter", () => {
    const texts = Array.from({ length: 27 }, (_, at) => `t${at}`);
    const body = choices([...texts.slice(0, 26), "fim<feedbackInline>Não.</feedbackInline>"]);
    expect(read({ declaration, body }).questions[0]).toMatchObject({
      solution: "- **?)** Não.",
      problem: "mais de cinco alternativas",
    });
  });
});
