import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import {
  filesOfLayout,
  isQuestionFile,
  layoutPath,
} from "#app/features/bank/domain/enem/reading/folder-layout.ts";
import { formatReport } from "#app/features/bank/domain/enem/reading/format-report.ts";
import { readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { readItemFile } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { importEnem, type PictureFolder } from "#app/features/bank/services/exchange/import-enem.server.ts";
import { type BookletOutcome, storeBooklets } from "#app/features/exams/services/store-booklets.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { progressBar } from "../progress-bar.ts";
import { UsageError } from "../usage-error.ts";
import { readWrittenBook } from "../written-book.ts";

type ImportOptions = {
  images: string | undefined;
  inep: string | undefined;
  /** INEP's item files (ITENS_PROVA_<year>.csv): booklet order by colour. */
  items: readonly string[] | undefined;
  dryRun: boolean;
  json: boolean;
};

async function readText(path: string): Promise<string> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  return readFile(path, "utf8");
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Paths of a folder's files, "/" between the parts. */
function filesIn(folder: string): { path: string; file: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { file, path: relative(folder, file).split(sep).join("/") };
    });
}

type FileMap = Map<string, string>;

/** The exams of the paths: files, or folders in the public API's layout, whose pictures are added to `pictures`. */
async function readExams(paths: readonly string[], pictures: FileMap) {
  const files = [];
  const questions = [];
  for (const path of paths) {
    if (!isFolder(path)) {
      files.push({ name: basename(path), text: await readText(path) });
      continue;
    }
    // The folder may be a year's own, so its name counts.
    const whole = resolve(path);
    const found = filesIn(whole).flatMap(({ file }) => {
      const place = layoutPath(file.split(sep).join("/"));
      return place === null ? [] : [{ file, place }];
    });
    const own = found.filter(({ place }) => isQuestionFile(place));
    if (own.length === 0)
      throw new UsageError(
        `Nenhuma questão na pasta ${path}: espera-se <ano>/questions/<número>/details.json`,
      );
    for (const { file, place } of own) questions.push({ path: place, text: await readText(file) });
    for (const { file, place } of found) if (!isQuestionFile(place)) pictures.set(place, file);
  }
  return [...files, ...filesOfLayout(questions)];
}

function picturesOf(files: FileMap): PictureFolder {
  return {
    has: (path) => files.has(path),
    read: async (path) => new Uint8Array(await readFile(files.get(path) ?? path)),
  };
}

/** Null without item files. */
async function importBooklets(
  { deps }: Platform,
  files: readonly string[],
  dryRun: boolean,
): Promise<BookletOutcome | null> {
  if (files.length === 0) return null;
  const sum = { stored: 0, unchanged: 0 };
  for (const file of files) {
    const lines = readItemFile(await readText(file));
    if (lines.length === 0) throw new UsageError(`Não é um arquivo de itens do INEP: ${file}`);
    const { stored, unchanged } = await storeBooklets(deps, lines, { dryRun });
    sum.stored += stored;
    sum.unchanged += unchanged;
  }
  return sum;
}

const progressLabels = { pictures: "Imagens", questions: "Questões" };

/** A bar for the pictures, then one for the questions. */
function importProgress() {
  const bars = new Map<string, (done: number) => void>();
  return (of: keyof typeof progressLabels, done: number, total: number): void => {
    const bar = bars.get(of) ?? progressBar(progressLabels[of], total);
    bars.set(of, bar);
    bar(done);
  };
}

/** `import enem`: reads exams, pictures and INEP's files, and prints the report. */
export async function importEnemCommand(
  platform: Platform,
  paths: string[],
  options: ImportOptions,
): Promise<string> {
  const { deps } = platform;
  const itemFiles = options.items ?? [];
  if (paths.length === 0 && itemFiles.length === 0)
    throw new UsageError("Diga o que importar: import enem prova.jsonl … ou import enem PASTA");
  const pictures: FileMap = new Map();
  if (options.images !== undefined) {
    if (!isFolder(options.images)) throw new UsageError(`Pasta de imagens não encontrada: ${options.images}`);
    for (const { path, file } of filesIn(options.images)) pictures.set(path, file);
  }
  const files = await readExams(paths, pictures);
  const links = options.inep === undefined ? null : readInepLinks(await readText(options.inep));
  const report = await importEnem(deps, {
    files,
    links,
    pictures: picturesOf(pictures),
    written: await readWrittenBook(),
    dryRun: options.dryRun,
    importedBy: "linha de comando",
    onProgress: importProgress(),
  });
  const booklets = await importBooklets(platform, itemFiles, options.dryRun);
  if (options.json) return JSON.stringify(booklets ? { ...report, booklets } : report);
  const told =
    booklets && `Cadernos por cor: ${booklets.stored} gravados, ${booklets.unchanged} já estavam iguais.`;
  return [formatReport(report), told].filter(Boolean).join("\n");
}
