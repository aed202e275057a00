import { expect, it } from "vitest";
import { type ExamImportSummary, summaryText } from "#app/features/exams/domain/import-summary.ts";

const nothing: ExamImportSummary = { read: 0, fresh: 0, changed: 0, same: 0, rejected: 0, problems: [] };
const at = (...lines: number[]) => lines.map((line) => ({ line, message: "Não entendi." }));

it.each<[Partial<ExamImportSummary>, string]>([
  [{}, "nenhuma questão"],
  [{ fresh: 1 }, "1 questão nova"],
  [{ fresh: 12, rejected: 1, problems: at(40) }, "12 questões novas, 1 com erro na linha 40"],
  [{ changed: 1, same: 3 }, "1 que muda no acervo, 3 sem mudança"],
  [{ changed: 2 }, "2 que mudam no acervo"],
  [{ rejected: 2, problems: at(3, 9, 9) }, "2 com erro nas linhas 3 e 9"],
  [{ rejected: 9, problems: at(1, 2, 3, 4, 5, 6) }, "9 com erro nas linhas 1, 2, 3, 4 e outras"],
  [{ rejected: 9, problems: at(1, 2, 3, 4, 5) }, "9 com erro nas linhas 1, 2, 3, 4 e 5"],
  [{ fresh: 1, problems: at(2) }, "1 questão nova, um erro na linha 2"],
  [{ problems: at(2, 4) }, "erros nas linhas 2 e 4"],
])("the effect of an import of %j is described as %j", (summary, text) => {
  expect(summaryText({ ...nothing, ...summary })).toBe(text);
});
