import { isDescribed, readDescribed } from "./read-described.ts";
import { readExtraction, readLegendas } from "./read-other-schemas.ts";
import { readProvas } from "./read-provas.ts";
import { objectOf } from "./read-value.ts";
import type { ParsedRow, RecordPlace } from "./row.ts";

/** Any schema. A refusal is in Portuguese, without the line number. */
export function parseEnemLine(line: string, place: RecordPlace = { fileName: "", ordinal: 1 }): ParsedRow {
  const parsed = parseJson(line);
  return parsed === undefined ? { ok: false, reason: "JSON inválido" } : rowOf(parsed.value, place);
}

export function rowOf(value: unknown, place: RecordPlace): ParsedRow {
  const fields = objectOf(value);
  if (!fields) return { ok: false, reason: "não é um objeto JSON" };
  if (!isQuestionOnly(fields)) return readProvas(fields, place);
  if (isDescribed(fields)) return readDescribed(fields, place);
  return "options" in fields || "original_question" in fields
    ? readLegendas(fields, place)
    : readExtraction(fields, place);
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isQuestionOnly(fields: Record<string, unknown>): boolean {
  if (!("question" in fields || "original_question" in fields)) return false;
  return !("correctAlternative" in fields || "alternativesIntroduction" in fields);
}
