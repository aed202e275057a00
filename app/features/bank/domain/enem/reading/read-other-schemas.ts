import { readAlternatives } from "./read-alternatives.ts";
import { questionNumber, yearOf } from "./read-provas.ts";
import {
  type JsonObject,
  keyValueOf,
  numberIn,
  pictureAddressOf,
  textValueOf,
  wholeNumberOf,
} from "./read-value.ts";
import type { EnemRow, ParsedRow, RecordPlace } from "./row.ts";

const pictureAsked = "imagem não fornecida: a fonte pede uma figura e não a traz";

/** The schema with `options` and `label`: other numbering, never joined to INEP. Flag IU: a picture is required. */
export function readLegendas(fields: JsonObject, place: RecordPlace): ParsedRow {
  const pictures = picturesOf(fields.associated_images);
  const asksPicture = fields.IU === true || fields.has_associated_images === true;
  return otherRow(fields, place, {
    source: "enem-legendas",
    alternatives: readAlternatives(fields.options),
    pictures,
    defect: asksPicture && pictures.length === 0 ? pictureAsked : null,
  });
}

/** Machine extraction without an official key: quarantined with the reason. */
export function readExtraction(fields: JsonObject, place: RecordPlace): ParsedRow {
  const pictures = picturesOf(fields.associated_images);
  const support = textValueOf(fields.texts_of_support);
  const context = [support, textValueOf(fields.context)].filter(Boolean).join("\n\n");
  const asksPicture = fields.has_images === true && pictures.length === 0;
  return otherRow({ ...fields, context }, place, {
    source: "enem-extracao",
    alternatives: readAlternatives(fields.alternatives),
    pictures,
    defect:
      fields.incomplete === true ? "marcada como incompleta na fonte" : asksPicture ? pictureAsked : null,
  });
}

type Particular = Pick<EnemRow, "source" | "alternatives" | "pictures" | "defect">;

export function otherRow(fields: JsonObject, place: RecordPlace, particular: Particular): ParsedRow {
  const id = textValueOf(fields.id).trim();
  const year = yearOf(fields.exam ?? fields.year, [id, place.fileName]);
  if (year === null) return { ok: false, reason: "sem o ano da prova" };
  const index = questionNumber(wholeNumberOf(fields.number) ?? numberIn(id, /(\d{1,3})\D*$/));
  if (index === null) return { ok: false, reason: "sem o número da questão" };
  const question = textValueOf(fields.question);
  const whole =
    question === "" && textValueOf(fields.context) === "" ? textValueOf(fields.original_question) : "";
  const row: EnemRow = {
    ...particular,
    path: identity(id, { source: particular.source, year }, place),
    year,
    index,
    language: null,
    discipline: textValueOf(fields.area).trim() || null,
    context: textValueOf(fields.context) || whole,
    introduction: question,
    key: keyValueOf(fields.label ?? fields.answer),
  };
  return { ok: true, row };
}

/** Ids with labels are unique, with figures within a year; an extraction repeats "QUESTãO 01" per language, so its position counts. */
function identity(
  id: string,
  { source, year }: Pick<EnemRow, "source" | "year">,
  place: RecordPlace,
): string {
  const prefix = source === "enem-descricoes" ? `${year}/` : "";
  return id && source !== "enem-extracao" ? `${prefix}${id}` : `${place.fileName}#${place.ordinal}`;
}

function picturesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((each) => pictureAddressOf(each) ?? []) : [];
}
