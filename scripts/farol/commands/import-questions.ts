import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import {
  formatLosses,
  formatReport,
  formatUnsupported,
} from "#app/features/bank/domain/enem/reading/format-report.ts";
import { institutionNamed, subjectNamed } from "#app/features/bank/domain/exchange/classify.ts";
import type { ImportedAs } from "#app/features/bank/domain/exchange/to-draft.ts";
import {
  importQuestions,
  type QuestionsImport,
} from "#app/features/bank/services/exchange/import-questions.server.ts";
import { type ImportFormat, readFiles } from "#app/features/bank/services/exchange/read-files.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { largestLocalFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

export type ImportQuestionsOptions = {
  format: ImportFormat;
  institution: string | undefined;
  year: string | undefined;
  subject: string | undefined;
  dryRun: boolean;
  json: boolean;
};

/** `import moodle-xml|gift|aiken|qti|farol`: reads the files, then stores valid questions and reports. */
export async function importQuestionsCommand(paths: string[], options: ImportQuestionsOptions) {
  if (paths.length === 0)
    throw new UsageError(`Diga quais arquivos importar: import ${options.format} arquivo …`);
  const as = importedAs(options);
  const files = [];
  for (const path of paths) files.push({ name: basename(path), bytes: await bytesOf(path) });
  const { format, dryRun } = options;
  const importedBy = "linha de comando";
  const input: QuestionsImport = { format, files, as, dryRun, importedBy, largest: largestLocalFile };
  const read = await readFiles(input);
  return async ({ deps }: Platform): Promise<string> => {
    const { report } = await importQuestions(deps, input, read);
    if (options.json) return JSON.stringify(report);
    return formatReport(report) + formatUnsupported(report.unsupported) + formatLosses(report.losses);
  };
}

function importedAs({ institution, year, subject }: ImportQuestionsOptions): ImportedAs {
  const code = institution === undefined ? null : institutionNamed(institution);
  if (institution !== undefined && !code) throw new UsageError(`Instituição desconhecida: ${institution}`);
  const slug = subject === undefined ? null : subjectNamed(subject);
  if (subject !== undefined && !slug) throw new UsageError(`Disciplina desconhecida: ${subject}`);
  if (year !== undefined && !/^(?:19|20)\d\d$/.test(year)) throw new UsageError(`Ano inválido: ${year}`);
  return { institution: code, year: year === undefined ? null : Number(year), subject: slug };
}

async function bytesOf(path: string): Promise<Uint8Array> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  if (statSync(path).size > largestLocalFile) throw new AppError("import/too-large");
  return new Uint8Array(await readFile(path));
}
