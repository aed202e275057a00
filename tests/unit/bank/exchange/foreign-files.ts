import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { FileReading } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { readGift } from "#app/features/bank/domain/exchange/gift/read-gift.ts";
import { readMoodleXml } from "#app/features/bank/domain/exchange/moodle-xml/read-moodle-xml.ts";
import { readAiken } from "#app/features/bank/domain/read-aiken.ts";
import { decodeFile } from "#app/platform/spreadsheets/domain/decode-file.ts";

const root = "../shared/data/troca-questoes";

/** Other systems' files lie beside the project, never in it; without them the tests that read them skip and say so. */
export const hasForeignFiles = existsSync(root);
export const withoutForeignFiles = "(needs ../shared/data/troca-questoes)";

export function foreignFolder(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

export function foreignText(path: string): string {
  return decodeFile(readFileSync(`${root}/${path}`));
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
