import type { AlternativeDraft, QuestionDraft } from "../../draft.ts";
import { choiceKey } from "../choice-key.ts";
import { type EmbeddedPictures, embeddedPictures } from "../embedded-pictures.ts";
import { readEnvelope } from "../envelope.ts";
import { acceptedAnswers, solutionOf } from "../feedback.ts";
import type { ForeignQuestion } from "../foreign-question.ts";
import { textFormatOf, toMarkdown } from "../html/html-to-markdown.ts";
import { type AddLoss, lossList } from "../loss.ts";
import { numericKey } from "../numeric-key.ts";
import { pictureAlone } from "../picture-alone.ts";
import { pictureNamesOf } from "../picture-names.ts";
import { rightWrong } from "../right-wrong.ts";
import { withSumTag } from "../sum-tag.ts";
import { addFiles, filesIn, picturesOf } from "./text-files.ts";
import { childOf, childrenOf, textIn, type XmlElement } from "./xml-element.ts";

type Answered = Pick<ForeignQuestion, "kind" | "alternatives" | "key" | "solution"> & {
  problem: string | null;
};
type Reader = {
  element: XmlElement;
  read: (element: XmlElement | undefined, inline?: boolean) => string;
  loss: AddLoss;
};

export function readMoodleQuestion(
  element: XmlElement,
  place: { position: number; category: string[] },
  pictures: Map<string, Uint8Array>,
): ForeignQuestion | { kind: string } {
  const problems: string[] = [];
  const problem = (text: string) => void problems.push(text);
  const { losses, add: loss } = lossList();
  const all = embeddedPictures(pictures, problem);
  addFiles(all, filesIn(element));
  const read: Reader["read"] = (part, inline = false) => {
    if (!part) return "";
    const { shorten, pathOf } = picturesOf(part, all, { pictures, problem, loss });
    const source = shorten((childOf(part, "text") ?? part).text);
    return toMarkdown(
      source,
      textFormatOf(part.attributes.format),
      { picture: pathOf, problem, loss },
      inline,
    );
  };
  const type = element.attributes.type ?? "";
  const answered = (readers.get(type) ?? (() => type || "sem tipo"))({ element, read, loss });
  if (typeof answered === "string") return { kind: answered };
  const statement = read(childOf(element, "questiontext"));
  const hints = childrenOf(element, "hint")
    .map((each) => read(each))
    .filter((text) => text !== "");
  const carried = readEnvelope(textIn(element, "farol"), visibleIn(element));
  if (carried) takeOwnPictures(carried, all, pictures);
  return withSumTag({
    ...answered,
    name: textIn(element, "idnumber") || textIn(element, "name") || `questão ${place.position}`,
    line: element.line,
    statement,
    hint: hints.length > 0 ? hints.join("\n\n") : null,
    labels: [...place.category, ...tagsOf(element)],
    problem: statement === "" ? (problems[0] ?? "sem enunciado") : (answered.problem ?? problems[0] ?? null),
    ...(losses.length > 0 && { losses }),
    carried,
  });
}

/** Our own export's pictures retain their paths. */
function takeOwnPictures(
  draft: QuestionDraft,
  embedded: EmbeddedPictures,
  pictures: Map<string, Uint8Array>,
): void {
  for (const [path, name] of pictureNamesOf(draft)) {
    const bytes = embedded.bytesNamed(name);
    if (bytes) pictures.set(path, bytes);
  }
}

/** Visible texts: they validate the envelope. */
function visibleIn(element: XmlElement): string[] {
  const answers = childrenOf(element, "answer").flatMap((answer) => [
    answer.attributes.fraction ?? "",
    textIn(answer, "text"),
  ]);
  return [
    textIn(element, "questiontext"),
    ...answers,
    textIn(element, "generalfeedback"),
    ...childrenOf(element, "hint").map((hint) => textIn(hint, "text")),
  ];
}

function tagsOf(element: XmlElement): string[] {
  const tags = childOf(element, "tags");
  return tags ? childrenOf(tags, "tag").map((tag) => textIn(tag, "text") || tag.text.trim()) : [];
}

function answersOf({ element, read, loss }: Reader) {
  return childrenOf(element, "answer").map((answer) => ({
    fraction: fractionOf(answer.attributes.fraction ?? "0", loss),
    raw: textIn(answer, "text") || answer.text.trim(),
    text: read(answer, true),
    feedback: read(childOf(answer, "feedback")),
    tolerance: textIn(answer, "tolerance"),
  }));
}

/** Percent; some systems write the language's decimal comma. */
function fractionOf(written: string, loss: AddLoss): number {
  const number = Number.parseFloat(written.replace(",", ".")) || 0;
  if (written.includes(",")) loss("confira", `fração “${written}” lida como ${written.replace(",", ".")}%`);
  return number;
}

function generalOf({ element, read }: Reader): string {
  return read(childOf(element, "generalfeedback"));
}

function multichoice(reader: Reader): Answered {
  const answers = answersOf(reader);
  const single = !/^(?:false|0)$/i.test(textIn(reader.element, "single"));
  const { kind, key, problem } = choiceKey(answers, single);
  const alternatives: AlternativeDraft[] = answers.map(({ text }) => pictureAlone(text));
  const feedback = answers.map((each, at) => ({
    letter: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(at) || "?",
    text: each.feedback,
  }));
  return {
    kind,
    alternatives,
    key,
    problem,
    solution: solutionOf(generalOf(reader), feedback),
  };
}

const right = /^(?:true|verdadeiro|certo|1)$/i;
const wrong = /^(?:false|falso|errado|0)$/i;

function truefalse(reader: Reader): Answered {
  const answers = answersOf(reader);
  const chosen = answers.filter(({ fraction }) => fraction >= 100);
  const [answer] = chosen;
  const key = answer && right.test(answer.raw) ? "C" : answer && wrong.test(answer.raw) ? "E" : null;
  const feedback = answers.map(({ raw, feedback: text }) => ({
    letter: right.test(raw) ? "Certo" : "Errado",
    text,
  }));
  return {
    kind: "right-wrong",
    alternatives: rightWrong(),
    key,
    problem: key === null || chosen.length !== 1 ? "sem gabarito" : null,
    solution: solutionOf(generalOf(reader), feedback),
  };
}

function essay(reader: Reader): Answered {
  const guide = reader.read(childOf(reader.element, "graderinfo"));
  const solution = [generalOf(reader), guide].filter((text) => text !== "").join("\n\n");
  return { kind: "open", alternatives: [], key: null, problem: null, solution: solution || null };
}

function numerical(reader: Reader): Answered | string {
  const answers = answersOf(reader).map((each) => ({ ...each, text: each.raw }));
  const found = numericKey(answers);
  if ("refused" in found) return `numerical (${found.refused})`;
  const solution = generalOf(reader) || null;
  return { kind: "numeric", alternatives: [], key: found.key, problem: null, solution };
}

function short(reader: Reader): Answered {
  const answers = answersOf(reader);
  const accepted = answers.filter(({ fraction }) => fraction >= 100).map(({ text }) => text);
  const solution = solutionOf(
    [acceptedAnswers(accepted), generalOf(reader)].filter(Boolean).join("\n\n"),
    [],
  );
  const problem = accepted.length === 0 ? "sem gabarito" : null;
  return { kind: "open", alternatives: [], key: null, problem, solution };
}

const readers: ReadonlyMap<string, (reader: Reader) => Answered | string> = new Map(
  Object.entries({ multichoice, truefalse, essay, shortanswer: short, numerical }),
);
