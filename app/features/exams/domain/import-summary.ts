import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { plural } from "#app/platform/text/format.ts";

/** Result or preview of an import. Counts are of questions. */
export type ExamImportSummary = {
  read: number;
  fresh: number;
  changed: number;
  same: number;
  rejected: number;
  problems: ExamProblem[];
};

/** "12 questões novas, 1 com erro na linha 40" */
export function summaryText({ fresh, changed, same, rejected, problems }: ExamImportSummary): string {
  const lines = [...new Set(problems.map(({ line }) => line))];
  const where = lines.length === 1 ? `na linha ${lines[0]}` : `nas linhas ${listed(lines)}`;
  const parts = [
    fresh > 0 ? plural(fresh, "questão nova", "questões novas") : "",
    changed > 0 ? `${changed} que ${changed === 1 ? "muda" : "mudam"} no acervo` : "",
    same > 0 ? `${same} sem mudança` : "",
    rejected > 0 ? `${rejected} com erro ${where}` : "",
    rejected === 0 && lines.length > 0 ? `${lines.length === 1 ? "um erro" : "erros"} ${where}` : "",
  ].filter(Boolean);
  return parts.join(", ") || "nenhuma questão";
}

function listed(lines: readonly number[]): string {
  if (lines.length > 5) return `${lines.slice(0, 4).join(", ")} e outras`;
  return `${lines.slice(0, -1).join(", ")} e ${lines.at(-1)}`;
}
