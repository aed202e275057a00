import { choiceKey } from "../choice-key.ts";
import { acceptedAnswers, solutionOf } from "../feedback.ts";
import type { ForeignQuestion } from "../foreign-question.ts";
import { releaseFormulas } from "../html/formulas-in-html.ts";
import { partsToMarkdown } from "../html/html-to-markdown.ts";
import { type ForeignElement, type HtmlPart, isElement } from "../html/html-tree.ts";
import { lossList } from "../loss.ts";
import { numericKey } from "../numeric-key.ts";
import { pictureAlone } from "../picture-alone.ts";
import { rightWrong } from "../right-wrong.ts";
import {
  attributeOf,
  elementsNamed,
  firstNamed,
  type QtiText,
  qtiName,
  replaced,
  wordsOf,
} from "./qti-tree.ts";

type Answered = Pick<ForeignQuestion, "kind" | "alternatives" | "key" | "solution" | "problem">;
export type ItemScope = {
  line: number;
  name: string;
  /** Our path of a picture beside the item. */
  picture: (address: string) => string;
  problems: string[];
  formulas: QtiText["formulas"];
};

const blank: HtmlPart = " _____ ";
/** The button that ends an attempt is no question. */
const isInteraction = (name: string) => name.endsWith("interaction") && name !== "endattemptinteraction";
const typeOf = (interaction: ForeignElement) => qtiName(interaction).replace(/interaction$/, "");
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** One item of QTI 2.1 to 3.0; of a type that the bank has not, its name. */
export function readQtiItem(item: ForeignElement, scope: ItemScope): ForeignQuestion | { kind: string } {
  const body = firstNamed(item.children, "itembody");
  const interactions = elementsNamed(body?.children ?? [], isInteraction);
  const [interaction, another] = interactions;
  if (!body || !interaction) return { kind: "texto sem pergunta" };
  if (another) return { kind: `vários campos (${[...new Set(interactions.map(typeOf))].join(", ")})` };
  if (firstNamed(item.children, "templatedeclaration")) return { kind: "questão gerada (template)" };
  const { losses, add: loss } = lossList();
  const problem = (text: string) => void scope.problems.push(text);
  const read = (parts: readonly HtmlPart[], inline = false) =>
    partsToMarkdown(parts, scope.formulas, { picture: scope.picture, problem, loss }, inline);
  const plain = (text: string) => releaseFormulas(text, scope.formulas);
  const answered = readers.get(typeOf(interaction))?.({ item, interaction, read, plain });
  if (!answered) return { kind: typeOf(interaction) };
  const notes = elementsNamed(body.children, (name) => name === "rubricblock").filter(isForScorer);
  const statement = read(statementParts(body, interaction));
  const solution = [
    answered.solution ?? "",
    feedbackOf(item, read),
    ...notes.map((each) => read(each.children)),
  ];
  return {
    ...answered,
    name: scope.name,
    line: scope.line,
    statement,
    solution: solution.filter((text) => text !== "").join("\n\n") || null,
    hint: null,
    labels: [],
    problem: statement === "" ? "sem enunciado" : (answered.problem ?? scope.problems[0] ?? null),
    ...(losses.length > 0 && { losses }),
    carried: null,
  };
}

function isForScorer(rubric: ForeignElement): boolean {
  const view = attributeOf(rubric, "view");
  return view !== "" && !/candidate/.test(view);
}

function statementParts(body: ForeignElement, interaction: ForeignElement): HtmlPart[] {
  return replaced(body.children, (element) => {
    if (element === interaction) {
      const prompt = firstNamed(element.children, "prompt");
      return [
        ...(prompt ? [{ ...prompt, tag: "div" }] : []),
        ...(inlineTypes.has(qtiName(element)) ? [blank] : []),
      ];
    }
    if (qtiName(element) === "rubricblock" && isForScorer(element)) return [];
    if (/^(?:feedback(?:block|inline)|stylesheet|endattemptinteraction)$/.test(qtiName(element))) return [];
    return null;
  });
}

const inlineTypes = new Set(["inlinechoiceinteraction", "textentryinteraction"]);

type Reading = {
  item: ForeignElement;
  interaction: ForeignElement;
  read: (parts: readonly HtmlPart[], inline?: boolean) => string;
  /** A line of text with its formulas, no Markdown. */
  plain: (text: string) => string;
};

function feedbackOf(item: ForeignElement, read: Reading["read"]): string {
  const modal = item.children.filter(isElement).filter((each) => qtiName(each) === "modalfeedback");
  return modal
    .map((each) => read(each.children))
    .filter(Boolean)
    .join("\n\n");
}

/** The right values of the interaction's response. */
function rightValues({ item, interaction, plain }: Reading): { values: string[]; isSeveral: boolean } {
  const id = attributeOf(interaction, "response-identifier") || "RESPONSE";
  const declared = item.children
    .filter(isElement)
    .find((each) => qtiName(each) === "responsedeclaration" && attributeOf(each, "identifier") === id);
  const correct = declared && firstNamed(declared.children, "correctresponse");
  const mapped = declared ? elementsNamed(declared.children, (name) => name === "mapentry") : [];
  const best = Math.max(0, ...mapped.map((each) => Number(attributeOf(each, "mapped-value")) || 0));
  const values = correct
    ? elementsNamed(correct.children, (name) => name === "value").map(wordsOf)
    : mapped
        .filter((each) => best > 0 && Number(attributeOf(each, "mapped-value")) === best)
        .map((each) => attributeOf(each, "map-key"));
  return {
    values: values.map(plain).filter((text) => text !== ""),
    isSeveral: /multiple|ordered/.test(declared ? attributeOf(declared, "cardinality") : ""),
  };
}

const isTrue = /^(?:true|verdadeir[oa]|cert[oa])$/i;
const isFalse = /^(?:false|fals[oa]|errad[oa])$/i;

function choice(reading: Reading): Answered {
  const { interaction, read } = reading;
  const options = elementsNamed(interaction.children, (name) => /^(?:simple|inline)choice$/.test(name));
  const { values, isSeveral } = rightValues(reading);
  const isRight = options.map((each) => values.includes(attributeOf(each, "identifier")));
  const isNote = (each: ForeignElement) => /^feedback/.test(qtiName(each));
  const bare = options.map((each) => replaced(each.children, (part) => (isNote(part) ? [] : null)));
  const texts = bare.map((children) => wordsOf({ children }));
  const [first = "", second = ""] = texts;
  const isTruth =
    options.length === 2 &&
    [first, second].some((each) => isTrue.test(each)) &&
    [first, second].some((each) => isFalse.test(each));
  const feedback = options.map((each, at) => ({
    letter: letters.charAt(at) || "?",
    text: elementsNamed(each.children, (name) => name.startsWith("feedback"))
      .map((note) => read(note.children))
      .join(" "),
  }));
  const solution = solutionOf("", feedback);
  if (isTruth) {
    const right = texts[isRight.indexOf(true)];
    const key = right === undefined ? null : isTrue.test(right) ? "C" : "E";
    return {
      kind: "right-wrong",
      alternatives: rightWrong(),
      key,
      problem: key ? null : "sem gabarito",
      solution,
    };
  }
  const count = isRight.filter(Boolean).length;
  const answers = isRight.map((right) => ({
    fraction: right ? (isSeveral && count > 1 ? share(count) : 100) : 0,
  }));
  return {
    ...choiceKey(answers, !isSeveral),
    alternatives: bare.map((children) => pictureAlone(read(children, true))),
    solution,
  };
}

/** As Moodle rounds it. */
function share(count: number): number {
  return Math.round(10_000_000 / count) / 100_000;
}

function textEntry(reading: Reading): Answered {
  const { values } = rightValues(reading);
  const answers = values.map((text) => ({ fraction: 100, text, tolerance: "" }));
  const found = numericKey(answers);
  if ("key" in found)
    return { kind: "numeric", alternatives: [], key: found.key, problem: null, solution: null };
  const solution = acceptedAnswers(values) || null;
  return { kind: "open", alternatives: [], key: null, problem: solution ? null : "sem gabarito", solution };
}

function extendedText(reading: Reading): Answered {
  const { values } = rightValues(reading);
  return {
    kind: "open",
    alternatives: [],
    key: null,
    problem: null,
    solution: acceptedAnswers(values) || null,
  };
}

const readers: ReadonlyMap<string, (reading: Reading) => Answered> = new Map([
  ["choice", choice],
  ["inlinechoice", choice],
  ["textentry", textEntry],
  ["extendedtext", extendedText],
]);
