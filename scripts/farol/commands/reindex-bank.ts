import { reviewExams } from "#app/features/bank/services/review/review-exams.server.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { redrawTexts } from "#app/features/forum/services/redraw-texts.server.ts";
import type { Platform } from "../../platform/open-platform.ts";

/** `bank reindex`: rewrites texts, words and tokens, and judges statements, after an upgrade. Resumes after an interruption. */
export async function reindexBankCommand({ deps }: Platform, force: boolean): Promise<string> {
  const started = performance.now();
  const { texts } = await redrawTexts(deps, { force });
  const { questions } = await reindexBank(deps, { force });
  const { held } = await reviewExams(deps, { force });
  if (questions + texts + held === 0) return "Os textos e os índices da busca já estão na versão atual.";
  const seconds = Math.round((performance.now() - started) / 1000);
  const [drawn, indexed, left] = [texts, questions, held].map((count) => count.toLocaleString("pt-BR"));
  const review = held > 0 ? `; ${left} fora do perfil do ENEM ou sem contexto foram para a quarentena` : "";
  return `${drawn} textos desenhados e ${indexed} questões indexadas de novo em ${seconds} s${review}`;
}
