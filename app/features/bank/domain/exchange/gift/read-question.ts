import { categoryParts } from "../category-parts.ts";
import { choiceKey } from "../choice-key.ts";
import { embeddedPictures } from "../embedded-pictures.ts";
import { readEnvelope } from "../envelope.ts";
import { acceptedAnswers, solutionOf } from "../feedback.ts";
import type { FileReading, ForeignQuestion } from "../foreign-question.ts";
import { type TextFormat, textFormatOf, toMarkdown } from "../html/html-to-markdown.ts";
import { type AddLoss, lossList } from "../loss.ts";
import { numericKey } from "../numeric-key.ts";
import { pictureAlone } from "../picture-alone.ts";
import { rightWrong } from "../right-wrong.ts";
import { withSumTag } from "../sum-tag.ts";
import { giftAnswers, giftKind, giftTruth } from "./gift-answers.ts";
import { releaseEscapes } from "./gift-escapes.ts";
import type { GiftBlock } from "./split-gift.ts";

type Answered = Pick<ForeignQuestion, "kind" | "alternatives" | "key" | "solution"> & {
  problem: string | null;
};
type Read = ((text: string, inline?: boolean) => string) & { loss: AddLoss };
type Outcome = ForeignQuestion | FileReading["unsupported"][number] | FileReading["malformed"][number];

const blank = "\\_\\_\\_\\_\\_";
const textFormat = /^\s*\[(html|markdown|plain|moodle)\]/i;

export function readGiftQuestion(
  block: GiftBlock,
  position: number,
): { question: Outcome; pictures: Map<string, Uint8Array> } {
  const pictures = new Map<string, Uint8Array>();
  const { line } = block;
  const [named, title] = /^\s*::([\s\S]*?)::/.exec(block.text) ?? [];
  const name =
    block.id ?? (title ? releaseEscapes(title).replace(/\s+/g, " ").trim() : `questão ${position}`);
  const body = block.text.slice(named?.length ?? 0);
  const parts = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(body);
  if (!parts) return { question: withoutAnswers(body, { name, line }), pictures };
  const [, before = "", inside = "", after = ""] = parts;
  const [answers = "", ...general] = inside.split("####");
  const problems: string[] = [];
  const problem = (text: string) => void problems.push(text);
  const embedded = embeddedPictures(pictures, problem);
  const format = textFormatOf(textFormat.exec(before)?.[1]?.toLowerCase());
  const { losses, add: loss } = lossList();
  const readText = (source: string, inline = false) => {
    const own = textFormat.exec(source)?.[1]?.toLowerCase();
    const text = embedded.shorten(releaseEscapes(source.replace(textFormat, "")).trim());
    const as: TextFormat = own ? textFormatOf(own) : format;
    return toMarkdown(text, as, { picture: embedded.pathOf, problem, loss }, inline);
  };
  const read: Read = Object.assign(readText, { loss });
  const answered = answeredOf(answers.trim(), read, read(general.join("####")));
  if (typeof answered === "string") return { question: { name, line, kind: answered }, pictures };
  const start = read(before);
  const statement = after.trim() === "" ? start : `${start} ${blank} ${read(after)}`;
  const question: ForeignQuestion = {
    ...answered,
    name,
    line,
    statement,
    hint: null,
    labels: [...categoryParts(releaseEscapes(block.category)), ...block.tags],
    problem: statement === "" ? (problems[0] ?? "sem enunciado") : (answered.problem ?? problems[0] ?? null),
    ...(losses.length > 0 && { losses }),
    carried: readEnvelope(block.envelope, [releaseEscapes(body)]),
  };
  return { question: withSumTag(question), pictures };
}

function withoutAnswers(body: string, { name, line }: { name: string; line: number }): Outcome {
  if (!/[{}]/.test(body)) return { name, line, kind: "description" };
  const reason = /\{[^{}]*\}/.test(body)
    ? 'chaves no texto que deviam estar escritas "\\{" e "\\}"'
    : "chave aberta e não fechada";
  return { line, reason };
}

function answeredOf(inside: string, read: Read, general: string): Answered | string {
  const kind = giftKind(inside);
  if (kind === "words") {
    read.loss("confira", `resposta sem o sinal “=”: “${releaseEscapes(inside)}”`);
    return open(`=${inside.replace(/^=/, "")}`, read, general);
  }
  if (kind === "matching") return kind;
  if (kind === "essay")
    return { kind: "open", alternatives: [], key: null, problem: null, solution: general || null };
  if (kind === "truefalse") return truth(inside, read, general);
  if (kind === "numerical") return numerical(inside, general);
  return kind === "multichoice" ? choice(inside, read, general) : open(inside, read, general);
}

function truth(inside: string, read: Read, general: string): Answered {
  const { key, wrong, right } = giftTruth(inside);
  const feedback = [
    { letter: key === "C" ? "Errado" : "Certo", text: read(wrong) },
    { letter: key === "C" ? "Certo" : "Errado", text: read(right) },
  ];
  const solution = solutionOf(general, feedback);
  return { kind: "right-wrong", alternatives: rightWrong(), key, problem: null, solution };
}

function choice(inside: string, read: Read, general: string): Answered {
  const answers = giftAnswers(inside);
  const [comma] = /%-?\d{1,3},\d+%/.exec(inside) ?? [];
  if (comma) read.loss("confira", `fração “${comma}” lida como ${comma.replace(",", ".")}`);
  const hasRight = /(?:^|[^~])=/.test(inside);
  const { kind, key, problem } = choiceKey(answers, hasRight);
  const alternatives = answers.map(({ text }) => pictureAlone(read(text, true)));
  const feedback = answers.map((each, at) => ({
    letter: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(at) || "?",
    text: read(each.feedback),
  }));
  return { kind, alternatives, key, problem, solution: solutionOf(general, feedback) };
}

/** "150:2" has a tolerance, "1..5" is a range. */
function numerical(inside: string, general: string): Answered | string {
  const answers = giftAnswers(inside.slice(1).trim()).map(({ fraction, text }) => {
    const [value = "", tolerance = ""] = releaseEscapes(text).split(":");
    return { fraction, text: value, tolerance };
  });
  const found = numericKey(answers.filter(({ text }) => text !== ""));
  if ("refused" in found) return `numerical (${found.refused})`;
  return { kind: "numeric", alternatives: [], key: found.key, problem: null, solution: general || null };
}

function open(inside: string, read: Read, general: string): Answered {
  const accepted = giftAnswers(inside)
    .filter(({ fraction, text }) => fraction >= 100 && text !== "")
    .map(({ text }) => read(text.replace(/^\*|\*$/g, ""), true));
  const solution = [acceptedAnswers(accepted), general].filter(Boolean).join("\n\n");
  const problem = accepted.length === 0 ? "sem gabarito" : null;
  return { kind: "open", alternatives: [], key: null, problem, solution: solution || null };
}
