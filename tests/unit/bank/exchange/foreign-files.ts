import { readdirSync, readFileSync } from "node:fs";
import { readAiken } from "#app/features/bank/domain/exchange/aiken/read-aiken.ts";
import type { FileReading } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { readGift } from "#app/features/bank/domain/exchange/gift/read-gift.ts";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import { decodeFile } from "#app/platform/spreadsheets/domain/decode-file.ts";

/** The names of a folder's files. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

export function decodedText(path: string): string {
  return decodeFile(readFileSync(path));
}

/** What a file says in one line a question: kind, key, number of alternatives, what is wrong. */
export function summary({ questions, unsupported, malformed }: FileReading): string[] {
  return [
    ...questions.map(({ kind, key, alternatives, problem }) =>
      [kind, key ?? "-", alternatives.length, ...(problem ? [problem] : [])].join(" "),
    ),
    ...unsupported.map(({ kind }) => `unsupported ${kind}`),
    ...malformed.map(({ line, reason }) => `line ${line} ${reason}`),
  ];
}

export const readers = {
  moodle: readMoodleXml,
  gift: async (text: string) => readGift(text),
  aiken: async (text: string) => readAiken(text),
};
