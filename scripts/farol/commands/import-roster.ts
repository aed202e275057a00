import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type RosterFile, readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { yearOfList } from "#app/features/school/domain/roster/year-of-list.ts";
import { schoolIds } from "#app/features/school/queries/schools.server.ts";
import {
  type AsWritten,
  importRoster,
  type RosterReport,
} from "#app/features/school/services/roster/import-roster.server.ts";
import { LARGEST_ROSTER } from "#app/platform/spreadsheets/domain/sheet.ts";
import { plural } from "#app/platform/text/format.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

type ImportRosterOptions = {
  school?: string;
  year?: string;
  asWritten?: string;
  dryRun: boolean;
  json: boolean;
};

/** Words of `--as-written`: where classes are not read from. */
const WAYS = new Map<string, keyof AsWritten>([
  ["abas", "sheetNames"],
  ["grupos", "groups"],
  ["mescladas", "fill"],
]);

/** "abas,grupos" → those ways switched off. */
function asWrittenOf(option = ""): AsWritten {
  const asWritten: AsWritten = {};
  for (const word of option.split(",").filter((each) => each !== "")) {
    const way = WAYS.get(word);
    if (!way) throw new UsageError(`--as-written leva ${[...WAYS.keys()].join(", ")}; ${word} não vale`);
    asWritten[way] = false;
  }
  return asWritten;
}

/** `import roster`: people and classes of a school from tables, lists and OneRoster bundles. */
export async function importRosterCommand(paths: readonly string[], options: ImportRosterOptions) {
  const { school, dryRun, json } = options;
  if (!school || paths.length === 0)
    throw new UsageError("Diga os arquivos e a escola: import roster alunos.csv --school horizonte");
  if (options.year !== undefined && !/^20\d\d$/.test(options.year))
    throw new UsageError(`Ano inválido: ${options.year}`);
  const asWritten = asWrittenOf(options.asWritten);
  const files: RosterFile[] = [];
  for (const path of paths) files.push({ name: basename(path), bytes: await bytesOf(path) });
  return async ({ deps }: Platform): Promise<string> => {
    const known = await deps.read(schoolIds(deps.db));
    if (!known.some(({ id }) => id === school)) throw new UsageError(`Não há escola com o código ${school}.`);
    const year = Number(options.year) || yearOfFiles(files, academicYear(deps.now()));
    const { report } = await importRoster(deps, { schoolId: school, files, year, dryRun, asWritten });
    return json ? JSON.stringify(report) : inWords(report, dryRun);
  };
}

/** The year that the lists themselves name, else the current one. */
function yearOfFiles(files: readonly RosterFile[], now: number): number {
  const sheets = files.flatMap((file) => {
    const reading = readRoster(file, now);
    return reading.kind === "table" ? reading.sheets : [];
  });
  return yearOfList(sheets, now) ?? now;
}

/** A file that is too large is read as far as it says so: its report then has the reason. */
async function bytesOf(path: string): Promise<Uint8Array> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  if (statSync(path).size > LARGEST_ROSTER) return new Uint8Array(LARGEST_ROSTER + 1);
  return new Uint8Array(await readFile(path));
}

const REASONS = 40;

function inWords(report: RosterReport, dryRun: boolean): string {
  const { read, created, updated, unchanged, refused, absent, classes, reasons } = report;
  const shown = reasons
    .slice(0, REASONS)
    .map(({ source, line, reason }) => `  ${source}${line > 0 ? `, linha ${line}` : ""}: ${reason}`);
  return [
    `${plural(read, "pessoa lida", "pessoas lidas")}, ${plural(classes, "turma", "turmas")}${dryRun ? " (nada foi gravado)" : ""}`,
    `${plural(created, "nova", "novas")}, ${plural(updated, "muda", "mudam")}, ${plural(unchanged, "igual", "iguais")}, ${refused} com problema`,
    ...(absent > 0
      ? [`${plural(absent, "pessoa da escola não está", "pessoas da escola não estão")} nos arquivos`]
      : []),
    ...shown,
    ...(reasons.length > REASONS ? [`  e mais ${reasons.length - REASONS}`] : []),
  ].join("\n");
}
