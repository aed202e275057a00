import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { formatReport } from "#app/domain/questions/enem/format-report.ts";
import { readInepLinks } from "#app/domain/questions/enem/inep-link.ts";
import { readItemFile } from "#app/domain/questions/enem/item-file.ts";
import { type BookletOutcome, storeBooklets } from "#app/services/exams/store-booklets.server.ts";
import { importEnem, type PictureFolder } from "#app/services/questions/import-enem.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

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

/** A folder of pictures by their path below it, "/" between the parts. */
function pictureFolder(folder: string | undefined): PictureFolder {
  if (folder === undefined) return { has: () => false, read: () => Promise.reject(new Error("no folder")) };
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`Pasta de imagens não encontrada: ${folder}`);
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join("/"), path];
      }),
  );
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

/** `import enem`: reads exams, pictures and INEP's files, and prints the report. */
export async function importEnemCommand(
  platform: Platform,
  paths: string[],
  options: ImportOptions,
): Promise<string> {
  const { deps } = platform;
  const itemFiles = options.items ?? [];
  if (paths.length === 0 && itemFiles.length === 0)
    throw new UsageError("Diga quais arquivos importar: import enem prova.jsonl …");
  const files = [];
  for (const path of paths) files.push({ name: basename(path), text: await readText(path) });
  const links = options.inep === undefined ? null : readInepLinks(await readText(options.inep));
  const pictures = pictureFolder(options.images);
  const report = await importEnem(deps, {
    files,
    links,
    pictures,
    dryRun: options.dryRun,
    importedBy: "linha de comando",
  });
  const booklets = await importBooklets(platform, itemFiles, options.dryRun);
  if (options.json) return JSON.stringify(booklets ? { ...report, booklets } : report);
  const told =
    booklets && `Cadernos por cor: ${booklets.stored} gravados, ${booklets.unchanged} já estavam iguais.`;
  return [formatReport(report), told].filter(Boolean).join("\n");
}
