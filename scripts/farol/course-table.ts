import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { formatTable, readTable } from "#app/features/goals/domain/cutoffs/compact-table.ts";
import type { CourseTable } from "#app/features/goals/domain/cutoffs/course-table.ts";
import { addYear } from "#app/features/goals/domain/cutoffs/link-years.ts";
import { type CutoffYear, readCutoffYears } from "#app/features/goals/domain/cutoffs/read-year.ts";
import { root } from "../platform/state.ts";
import { UsageError } from "./usage-error.ts";

/** The table that ships with the product. */
export async function shippedTable(): Promise<CourseTable> {
  const bytes = await readFile(join(root, "content/courses/cutoffs.br"));
  return readTable(brotliDecompressSync(bytes).toString());
}

export function packTable(table: CourseTable): Uint8Array {
  return brotliCompressSync(formatTable(table));
}

/** Years of SiSU files, plain or gzip, oldest first. */
export async function readYearFiles(paths: readonly string[]): Promise<CutoffYear[]> {
  const years: CutoffYear[] = [];
  for (const path of paths) {
    if (!existsSync(path)) throw new UsageError(`Arquivo não encontrado: ${path}`);
    const bytes = await readFile(path);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const read = readCutoffYears((isGzip ? gunzipSync(bytes) : bytes).toString("utf8"));
    if ("problem" in read)
      throw new UsageError(`Não é um arquivo de cortes do SiSU: ${path}: ${read.problem}`);
    years.push(...read.years);
  }
  return years.sort((one, other) => one.year - other.year);
}

export function addYears(table: CourseTable, years: readonly CutoffYear[]): CourseTable {
  return years.reduce(addYear, table);
}
