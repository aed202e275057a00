import { type AttemptTable, type ItemStatistics, itemStatistics, kr20Of } from "./item-statistics.ts";
import { reliabilityInterval } from "./reliability-interval.ts";

/** Fewer examinees give figures that mislead. */
const FEWEST_EXAMINEES = 20;

export type StatisticsReport = {
  examinees: number;
  kr20: number | null;
  interval: [number, number] | null;
  items: ItemStatistics[];
};

/** Of any table, however small. */
export function statisticsReport(table: AttemptTable): StatisticsReport {
  const examinees = table.rows.length;
  const kr20 = kr20Of(table);
  const interval = kr20 === null ? null : reliabilityInterval(kr20, examinees, table.items.length);
  return { examinees, kr20, interval, items: itemStatistics(table) };
}

/** Why a page shows no indices; null where there are enough examinees. */
export function tooFewExaminees(examinees: number): string | null {
  if (examinees >= FEWEST_EXAMINEES) return null;
  const sat = examinees === 1 ? "Com 1 prova" : `Com ${examinees} provas`;
  return `${sat} estes índices enganam; mostramos só os acertos. A partir de ${FEWEST_EXAMINEES} eles aparecem.`;
}

/** A label for an item's discrimination. `index` in per cent. */
export function separationWords(index: number | null): string {
  if (index === null) return "não separa: todos foram iguais";
  if (index < 0) return "confunde quem sabe";
  if (index < 20) return "separa pouco";
  return index < 30 ? "separa" : "separa bem";
}
