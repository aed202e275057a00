import { marksSeveral } from "../../answers/answer-forms.ts";
import type { QuestionDraft, QuestionKind } from "../../draft.ts";
import { writeEnvelope } from "../envelope.ts";
import { pictureNamesOf } from "../picture-names.ts";
import { writtenTags } from "../sum-tag.ts";
import { type WrittenQuestion, writtenQuestion } from "../written-question.server.ts";

const types: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "multichoice",
  "right-wrong": "truefalse",
  "multiple-choice": "multichoice",
  sum: "multichoice",
  numeric: "numerical",
  open: "essay",
};

/**
 * Moodle accepts no numerical question without an answer: an annulled one is an essay there, and retains its kind in
 * the embedded data.
 */
function typeOf({ kind, key }: QuestionDraft): string {
  return kind === "numeric" && key === null ? types.open : types[kind];
}

export const moodleXmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
export const moodleXmlEnd = "</quiz>\n";

/** Category first; general feedback is the solution. `pictures`: base64 by path, missing ones omitted. */
export function writeMoodleQuestion(draft: QuestionDraft, pictures: ReadonlyMap<string, string>): string {
  const written = writtenQuestion(draft);
  const answers = answersOf(draft, written);
  const shown = [
    written.statement,
    ...answers.flatMap(({ fraction, text }) => [fraction, text]),
    written.solution,
    ...(written.hint ? [written.hint] : []),
  ];
  const files = filesOf(draft, written, pictures);
  const lines = [
    `<question type="category"><category><text>${escapeXml(written.category)}</text></category></question>`,
    `<question type="${typeOf(draft)}">`,
    `<name><text>${escapeXml(written.name)}</text></name>`,
    `<questiontext format="html">${textOf(written.statement)}${files(written.statement, true)}</questiontext>`,
    `<generalfeedback format="html">${textOf(written.solution)}${files(written.solution)}</generalfeedback>`,
    "<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>",
    `<idnumber>${escapeXml(`${draft.provenance.source}/${draft.provenance.path}`.slice(0, 100))}</idnumber>`,
    ...(types[draft.kind] === "multichoice"
      ? [
          `<single>${!marksSeveral(draft.kind)}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>`,
        ]
      : []),
    ...answers.map(
      ({ fraction, text }) =>
        `<answer fraction="${fraction}" format="${written.answers.length > 0 && draft.kind !== "right-wrong" ? "html" : "moodle_auto_format"}">${textOf(text)}${files(text)}<feedback format="html"><text></text></feedback>${draft.kind === "numeric" ? "<tolerance>0</tolerance>" : ""}</answer>`,
    ),
    ...(written.hint ? [`<hint format="html">${textOf(written.hint)}${files(written.hint)}</hint>`] : []),
    `<tags>${writtenTags(draft)
      .map((topic) => `<tag><text>${escapeXml(topic)}</text></tag>`)
      .join("")}</tags>`,
    `<farol>${section(writeEnvelope(draft, shown))}</farol>`,
    "</question>",
  ];
  return `${lines.join("\n")}\n`;
}

function answersOf(draft: QuestionDraft, { answers }: WrittenQuestion) {
  if (draft.kind === "numeric")
    return draft.key === null ? [] : [{ fraction: "100", text: String(Number(draft.key)) }];
  return answers.map(({ text, fraction }, at) => ({
    fraction,
    text: draft.kind === "right-wrong" ? (at === 0 ? "true" : "false") : text,
  }));
}

/** The pictures of a text, beside it: in Moodle a file belongs to its text. `withRest`: also those that no text shows. */
function filesOf(draft: QuestionDraft, written: WrittenQuestion, pictures: ReadonlyMap<string, string>) {
  const names = [...pictureNamesOf(draft)];
  const isIn = (html: string, name: string) => html.includes(`@@PLUGINFILE@@/${encodeURIComponent(name)}`);
  const texts = [
    written.statement,
    written.solution,
    written.hint,
    ...written.answers.map(({ text }) => text),
  ];
  return (html: string, withRest = false) =>
    names
      .flatMap(([path, name]) => {
        const base64 = pictures.get(path);
        const isRest = withRest && !texts.some((text) => isIn(text, name));
        if (!base64 || !(isRest || isIn(html, name))) return [];
        return [`<file name="${escapeXml(name)}" path="/" encoding="base64">${base64}</file>`];
      })
      .join("");
}

function textOf(html: string): string {
  return html === "" ? "<text></text>" : `<text>${section(html)}</text>`;
}

function section(text: string): string {
  return `<![CDATA[${printable(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function escapeXml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** XML allows no control characters, not even as references. */
function printable(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
