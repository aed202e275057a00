import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { formatReport } from "#app/domain/questions/enem/format-report.ts";
import { readInepLinks } from "#app/domain/questions/enem/inep-link.ts";
import { importEnem, type PictureFolder } from "#app/services/questions/import-enem.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

type ImportOptions = { images: string | undefined; inep: string | undefined; dryRun: boolean; json: boolean };

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

/** `import enem`: reads exams, pictures and INEP's file, and prints the report. */
export async function importEnemCommand(
  { deps }: Platform,
  paths: string[],
  options: ImportOptions,
): Promise<string> {
  if (paths.length === 0) throw new UsageError("Diga quais arquivos importar: import enem prova.jsonl …");
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
  return options.json ? JSON.stringify(report) : formatReport(report);
}
