import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { answerQuestions, readQuestions } from "#app/features/goals/domain/chance/chance-questions.server.ts";
import { importCourses } from "#app/features/goals/services/import-courses.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { addYears, packTable, readYearFiles, shippedTable } from "../course-table.ts";
import { UsageError } from "../usage-error.ts";

const NOTHING = { years: [], courses: [] };

/** `sisu table`: the compact table of these years, as the product ships it. */
export async function sisuTableCommand(paths: readonly string[], options: { out: string | undefined }) {
  if (paths.length === 0 || options.out === undefined)
    throw new UsageError("Diga os arquivos e o destino: sisu table sisu-2024.csv.gz … --out ARQUIVO");
  const table = addYears(NOTHING, await readYearFiles(paths));
  const bytes = packTable(table);
  await writeFile(options.out, bytes);
  return { said: `${table.years.join(", ")}: ${table.courses.length} cursos, ${bytes.length} bytes` };
}

/** `import sisu`: the shipped years and those of the files, into the database. */
export async function importSisuCommand(paths: readonly string[], options: { json: boolean }) {
  const table = addYears(await shippedTable(), await readYearFiles(paths));
  return async ({ deps }: Platform): Promise<string> => {
    const { courses, stored, deleted } = await importCourses(deps, table);
    if (options.json) return JSON.stringify({ years: table.years, courses, stored, deleted });
    return `${table.years.join(", ")}: ${courses} cursos, ${stored} gravados, ${deleted} apagados`;
  };
}

/** `sisu chance`: an answer per question, from the shipped table alone. */
export async function sisuChanceCommand([path, ...others]: readonly string[], options: { json: boolean }) {
  if (path === undefined || others.length > 0)
    throw new UsageError("Diga o arquivo de perguntas: sisu chance perguntas.json [--json]");
  if (!existsSync(path)) throw new UsageError(`Arquivo não encontrado: ${path}`);
  const questions = readQuestions(await readFile(path, "utf8"));
  if (!questions) throw new UsageError('Espera-se um JSON como [{ "key": "UFMG;…;AC;160", "score": 702.5 }]');
  const answers = answerQuestions(await shippedTable(), questions);
  if (options.json) return { said: JSON.stringify(answers) };
  const inWords = (chance: number | null) =>
    chance === null ? "não dá para calcular" : `${Math.round(chance * 100)} %`;
  return { said: answers.map(({ key, score, chance }) => `${key} ${score}: ${inWords(chance)}`).join("\n") };
}
