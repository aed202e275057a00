import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { TriBooklet } from "#app/features/practice/domain/tri/booklet-items.ts";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import {
  type AnswerRow,
  bookletKey,
  readAnswerRows,
  type ScoredRow,
  scoreRow,
} from "#app/features/practice/domain/tri/score-rows.ts";
import { triBooklet } from "#app/features/practice/queries/tri-parameters.server.ts";
import { importParameters } from "#app/features/practice/services/import-parameters.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

type YearFile = { year: number; booklets: TriBooklet[] };

async function readText(path: string): Promise<string> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  return readFile(path, "utf8");
}

/** The year is in the file's name, as INEP publishes it. */
async function readYearFile(path: string): Promise<YearFile> {
  const year = Number(/(20\d\d)\D*$/.exec(basename(path))?.[1]);
  if (!year) throw new UsageError(`O nome do arquivo não diz o ano, como ITENS_PROVA_2023.csv: ${path}`);
  const booklets = readTriBooklets(await readText(path), year);
  if (booklets.length === 0) throw new UsageError(`Não é um arquivo de itens do INEP: ${path}`);
  return { year, booklets };
}

/** `import tri`: parameters of INEP's item files. */
export async function importTriCommand(paths: readonly string[], options: { json: boolean }) {
  if (paths.length === 0) throw new UsageError("Diga os arquivos: import tri ITENS_PROVA_2023.csv …");
  const files: YearFile[] = [];
  for (const path of paths) files.push(await readYearFile(path));
  return async ({ deps }: Platform): Promise<string> => {
    const years = [];
    for (const { year, booklets } of files)
      years.push({ year, ...(await importParameters(deps, year, booklets)) });
    if (options.json) return JSON.stringify({ years });
    return years
      .map(
        ({ year, booklets, stored, items, exact, close, band }) =>
          `${year}: ${booklets} cadernos (${stored} novos ou mudados), ${items} itens; nota exata em ${exact}, próxima em ${close}, faixa em ${band}`,
      )
      .join("\n");
  };
}

type Find = (year: number, booklet: number) => Promise<TriBooklet | null>;

async function scoreAll(rows: readonly AnswerRow[], find: Find): Promise<ScoredRow[]> {
  const known = new Map<string, TriBooklet | null>();
  const scored: ScoredRow[] = [];
  for (const row of rows) {
    const key = bookletKey(row.year, row.booklet);
    if (!known.has(key))
      known.set(key, row.year === null || row.booklet === null ? null : await find(row.year, row.booklet));
    scored.push(scoreRow(row, known.get(key) ?? null));
  }
  return scored;
}

/** Reads the files of the years that the rows name. */
function inFolder(folder: string): Find {
  const years = new Map<number, Promise<YearFile | null>>();
  const files = readdirSync(folder).filter((name) => /\.csv$/i.test(name));
  const open = async (year: number) => {
    const file = files.find((name) => new RegExp(`${year}\\D*$`).test(name));
    return file === undefined ? null : readYearFile(join(folder, file));
  };
  return async (year, booklet) => {
    const file = years.get(year) ?? open(year);
    years.set(year, file);
    return (await file)?.booklets.find((each) => each.booklet === booklet) ?? null;
  };
}

function inWords({ caso, score, reliability, band, reason }: ScoredRow): string {
  if (score === null) return `${caso}: sem nota. ${reason}`;
  const between = band ? `, entre ${band[0].toFixed(1)} e ${band[1].toFixed(1)}` : "";
  return `${caso}: ${score.toFixed(1)} (${reliability}${between})`;
}

/** `tri score`: a score per row. Needs no database where `--items` names INEP's files. */
export async function scoreTriCommand(
  [path, ...others]: readonly string[],
  options: { items: string | undefined; json: boolean },
) {
  if (path === undefined || others.length > 0)
    throw new UsageError("Diga o arquivo de respostas: tri score respostas.csv [--items PASTA] [--json]");
  const { items: folder, json } = options;
  if (folder !== undefined && !(existsSync(folder) && statSync(folder).isDirectory()))
    throw new UsageError(`Pasta de itens não encontrada: ${folder}`);
  const rows = readAnswerRows(await readText(path));
  if (!rows)
    throw new UsageError(
      "Espera-se um CSV com ; e as colunas caso;ano;area;co_prova;cor_prova;tp_lingua;respostas",
    );
  const printed = (scored: ScoredRow[]) =>
    json ? JSON.stringify({ rows: scored }) : scored.map(inWords).join("\n");
  if (folder !== undefined) return { said: printed(await scoreAll(rows, inFolder(folder))) };
  return async ({ deps }: Platform): Promise<string> => {
    const find: Find = async (year, booklet) =>
      (await deps.read(triBooklet(deps.db, year, booklet)))[0] ?? null;
    return printed(await scoreAll(rows, find));
  };
}
