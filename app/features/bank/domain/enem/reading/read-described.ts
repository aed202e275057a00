import { cutText } from "#app/platform/text/cut-text.ts";
import { pictureMarkdown } from "../../picture-markdown.ts";
import { readAlternatives } from "./read-alternatives.ts";
import { otherRow } from "./read-other-schemas.ts";
import { type JsonObject, pictureAddressOf, textValueOf } from "./read-value.ts";
import type { ParsedRow, RecordPlace } from "./row.ts";

const placeholder = /\[\[\s{0,9}placeholder\s{0,9}\]\]/gi;
/** "Descrição da tirinha: Laerte…": the alternative text says only what follows. */
const introduction = /^\s*descri[cç][aã]o d[aeo]s? [^:\n]{1,60}:\s*/i;
/** The longest alternative text that Markdown readers accept. */
const longestAlt = 290;

/**
 * The schema with `figures` and `description` (2024): each "[[placeholder]]" in the question, then in the alternatives,
 * is the next figure. Its key is INEP's, its numbers those of another booklet.
 */
export function readDescribed(fields: JsonObject, place: RecordPlace): ParsedRow {
  const figures = figuresOf(fields);
  const [paragraph, ...before] = textValueOf(fields.question)
    .replace(placeholder, () => `\n\n${figures.next()}\n\n`)
    .trim()
    .split(/\n(?!.*\n)/)
    .reverse();
  const alternatives = readAlternatives(fields.alternatives).map((each) => ({
    ...each,
    text: each.text.replace(placeholder, () => figures.next()),
  }));
  const rest = figures.rest();
  const texts = [...before, ...rest].filter(Boolean).join("\n\n");
  return otherRow({ ...fields, context: texts, question: paragraph, area: undefined }, place, {
    source: "enem-descricoes",
    alternatives,
    pictures: [],
    defect: figures.missing() ? "imagem não fornecida: a fonte pede uma figura e não a traz" : null,
  });
}

export function isDescribed(fields: JsonObject): boolean {
  return "figures" in fields && "question" in fields && "alternatives" in fields;
}

/** The figures as Markdown, one for each placeholder; those without a placeholder are left over. */
function figuresOf({ figures, description }: JsonObject) {
  const texts = [description].flat().map(textValueOf);
  const waiting = [figures].flat().flatMap((figure, at) => {
    const address = pictureAddressOf(figure);
    const alt = cutText((texts[at] ?? "").replace(introduction, ""), longestAlt);
    return address === null ? [] : pictureMarkdown(alt, address);
  });
  let lacks = false;
  return {
    next: (): string => {
      const figure = waiting.shift();
      if (figure === undefined) lacks = true;
      return figure ?? "";
    },
    rest: (): string[] => waiting.splice(0),
    missing: () => lacks,
  };
}
