import { open, rename, rm } from "node:fs/promises";
import {
  type ExportFormat,
  exportQuestions,
  searchOfAddress,
} from "#app/features/bank/services/exchange/export-questions.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

export type ExportQuestionsOptions = {
  format: ExportFormat;
  search?: string | undefined;
  out?: string | undefined;
  limit?: string | undefined;
};

/** Limit of one import. */
const MOST = 10_000;

/** `export farol|moodle-xml|gift`: writes a search's questions to a file, atomically. */
export async function exportQuestionsCommand(
  { deps }: Platform,
  { format, search, out, limit = String(MOST) }: ExportQuestionsOptions,
): Promise<string> {
  if (!search || !out)
    throw new UsageError(`Diga a busca e o arquivo: export ${format} --search '/questoes' --out ARQUIVO`);
  const filters = searchOfAddress(deps, search);
  if (!filters) throw new UsageError(`Isto não é o endereço de uma busca: ${search}`);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError(`Limite inválido: ${limit}`);
  const unfinished = `${out}.parcial`;
  const file = await open(unfinished, "w");
  const count = { questions: 0 };
  try {
    for await (const piece of exportQuestions(deps, {
      format,
      filters,
      limit: Number(limit),
      onWritten: (questions) => {
        count.questions += questions;
      },
    }))
      await file.write(piece);
    await file.close();
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return `${count.questions.toLocaleString("pt-BR")} questões em ${out}`;
}
