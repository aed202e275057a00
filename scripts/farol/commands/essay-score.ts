import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type ScoredEssay, scoreGradesFile } from "#app/features/essays/domain/grading/grades-file.ts";
import { decodeFile, largestLocalFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import { UsageError } from "../usage-error.ts";

const outcomes = {
  final: "nota final",
  zero: "zero",
  "needs-third": "pede a terceira leitura",
  "needs-panel": "pede a banca",
} as const;

function inWords({ id, outcome, total, used, reason }: ScoredEssay): string {
  if (outcome === null) return `${id ?? "sem id"}: sem nota (${reason})`;
  const readers = used.length > 0 ? ` (${used.join(", ")})` : "";
  return `${id ?? "sem id"}: ${outcomes[outcome]}${total === null ? "" : ` ${total.toLocaleString("pt-BR")}`}${readers}`;
}

/** `essay score`: the exam's rule applied to a file of grades; needs no database. */
export async function scoreEssaysCommand(
  [path, ...others]: readonly string[],
  options: { json: boolean },
): Promise<{ said: string }> {
  if (path === undefined || others.length > 0)
    throw new UsageError("Diga o arquivo: essay score notas.json [--json]");
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  const rows = scoreGradesFile(decodeFile(await readFile(path), largestLocalFile));
  if (!rows) throw new UsageError("Espera-se um JSON: uma lista de redações com as notas de cada pessoa");
  return { said: options.json ? JSON.stringify(rows) : rows.map(inWords).join("\n") };
}
