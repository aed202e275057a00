import { inferLanguages } from "../infer-language.ts";
import { parseEnemLine, parseJson, rowOf } from "./parse-line.ts";
import { type JsonObject, objectOf } from "./read-value.ts";
import type { EnemRow, ParsedRow } from "./row.ts";
import { splitRecords } from "./split-records.ts";

export type EnemFile = {
  rows: { line: number; row: EnemRow }[];
  malformed: { line: number; reason: string }[];
};

/** JSON Lines, array (also in a field) or one object. Lines from 1. Identity uses only the file's base name. */
export function readEnemFile(source: string, fileName: string): EnemFile {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const name = fileName.replace(/^.*[\\/]/s, "");
  const read: EnemFile["rows"] = [];
  const malformed: EnemFile["malformed"] = [];
  for (const { line, parsed } of recordsOf(text, name)) {
    if (parsed.ok) read.push({ line, row: parsed.row });
    else malformed.push({ line, reason: `linha ${line}: ${parsed.reason}` });
  }
  return { rows: inferLanguages(read), malformed };
}

type PlacedRow = { line: number; parsed: ParsedRow };

function recordsOf(text: string, fileName: string): PlacedRow[] {
  const start = text.trimStart();
  if (start.startsWith("[")) return fromArray(text, fileName);
  const whole = isLines(start) ? null : objectOf(parseJson(text)?.value);
  return whole ? fromObject(whole, fileName) : fromLines(text, fileName);
}

function isLines(text: string): boolean {
  return parseJson(text.slice(0, `${text}\n`.indexOf("\n"))) !== undefined;
}

function fromLines(text: string, fileName: string): PlacedRow[] {
  const lines = text.split("\n").map((line, at) => ({ line: at + 1, text: line.replace(/^\uFEFF/, "") }));
  return lines
    .filter((each) => each.text.trim() !== "")
    .map((each, at) => ({
      line: each.line,
      parsed: parseEnemLine(each.text, { fileName, ordinal: at + 1 }),
    }));
}

function fromArray(text: string, fileName: string): PlacedRow[] {
  return splitRecords(text, (piece) => parseJson(piece) !== undefined).map((record, at) => ({
    line: record.line,
    parsed:
      record.kind === "object"
        ? parseEnemLine(record.text, { fileName, ordinal: at + 1 })
        : { ok: false, reason: "não é um objeto JSON" },
  }));
}

function fromObject(whole: JsonObject, fileName: string): PlacedRow[] {
  const list = Object.values(whole).find(
    (field) => Array.isArray(field) && field.some((each) => "index" in (objectOf(each) ?? {})),
  );
  const values = Array.isArray(list) ? list : [whole];
  return values.map((each, at) => ({ line: 1, parsed: rowOf(each, { fileName, ordinal: at + 1 }) }));
}
