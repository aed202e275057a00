import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AttemptTable, totalsOf } from "#app/features/assessments/domain/item-stats/item-statistics.ts";
import { readAttempts } from "#app/features/assessments/domain/item-stats/read-attempts.ts";
import {
  statisticsReport,
  tooFewExaminees,
} from "#app/features/assessments/domain/item-stats/statistics-report.ts";
import { decodeFile, largestLocalFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import { UsageError } from "../usage-error.ts";

async function attemptsOf(path: string): Promise<AttemptTable> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`Arquivo não encontrado: ${path}`);
  const table = readAttempts(decodeFile(await readFile(path), largestLocalFile));
  if (!table)
    throw new UsageError("Espera-se um CSV: na primeira coluna quem fez, depois uma coluna por questão");
  if ("found" in table)
    throw new UsageError(
      `Linha ${table.line}, coluna ${table.column}: “${table.found}” não é uma fração de 0 a 1 de uma questão`,
    );
  return table;
}

const shown = (value: number | null) => (value === null ? "–" : value.toFixed(2)).padStart(10);

function inWords(table: AttemptTable): string {
  const { examinees, kr20, interval, items } = statisticsReport(table);
  const between = interval ? ` (de ${interval[0].toFixed(3)} a ${interval[1].toFixed(3)}, 95 %)` : "";
  const totals = totalsOf(table);
  const average = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  return [
    `${examinees} provas, média ${average.toFixed(2)} de ${items.length}; KR-20 ${kr20?.toFixed(3) ?? "–"}${between}`,
    "questão    facilidade desvio    discrim.  eficiência peso ef.   bisserial",
    ...items.map((item) =>
      [
        item.name.padEnd(10),
        ...[item.facility, item.sd, item.discriminationIndex, item.discriminativeEfficiency].map(shown),
        ...[item.effectiveWeight, item.pointBiserial].map(shown),
      ].join(" "),
    ),
    ...(tooFewExaminees(examinees) ? [`Atenção: menos de 20 provas; estes índices enganam.`] : []),
  ].join("\n");
}

/** `item-stats`: of any file of attempts; needs no database. */
export async function itemStatsCommand(
  [path, ...others]: readonly string[],
  options: { json: boolean },
): Promise<{ said: string }> {
  if (path === undefined || others.length > 0)
    throw new UsageError("Diga o arquivo: item-stats tentativas.csv [--json]");
  const table = await attemptsOf(path);
  if (!options.json) return { said: inWords(table) };
  const { interval, ...report } = statisticsReport(table);
  const reason = tooFewExaminees(report.examinees) ? "fewer than 20 examinees" : null;
  return { said: JSON.stringify({ ...report, kr20Interval: interval, ...(reason ? { reason } : {}) }) };
}
