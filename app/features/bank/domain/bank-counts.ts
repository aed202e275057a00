import { formatNumber, plural } from "#app/platform/text/format.ts";

/** Published questions of real exams, and those written or generated for practice. */
export type BankCounts = { real: number; training: number };

/** "1.531 questões de provas reais e 3.354 de treino"; "Questões" where it is not known. */
export function bankSize(bank: BankCounts | null | undefined): string {
  const { real, training } = bank ?? { real: 0, training: 0 };
  if (real === 0 && training === 0) return "Questões";
  if (real === 0) return `${plural(training, "questão", "questões")} de treino`;
  const exams = `${plural(real, "questão", "questões")} de provas reais`;
  return training === 0 ? exams : `${exams} e ${formatNumber(training)} de treino`;
}
