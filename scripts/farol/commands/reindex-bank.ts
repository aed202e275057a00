import { reindexBank } from "#app/services/questions/reindex-bank.server.ts";
import type { Platform } from "../../platform/open-platform.ts";

/** `bank reindex`: writes words and filter tokens of every question anew; resumes where it was interrupted. */
export async function reindexBankCommand({ deps }: Platform, force: boolean): Promise<string> {
  const started = performance.now();
  const { questions } = await reindexBank(deps, { force });
  if (questions === 0) return "Os índices da busca já estão na versão atual.";
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${questions.toLocaleString("pt-BR")} questões indexadas de novo em ${seconds} s`;
}
