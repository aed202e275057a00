import { codeOfSituation, type EssaySituation, situationOf } from "./situations.ts";

/** The first two are told apart to nobody. */
export function roundInWords(round: number): string {
  if (round === 4) return "banca";
  return round === 3 ? "terceira leitura" : "leitura independente";
}

export function pointsInWords(points: number): string {
  return points.toLocaleString("pt-BR");
}

/** A reading's total as its graders are told: the points, or the situation that makes them zero. */
export function totalInWords(total: number | null, status: string): string {
  if (status !== "normal") return `zero, ${(situationOf(codeOfSituation(status)) as EssaySituation).label}`;
  return total === null ? "incompleta" : pointsInWords(total);
}
