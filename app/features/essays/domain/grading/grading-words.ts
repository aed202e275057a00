import { formatPoints, formatTenths } from "#app/platform/text/format.ts";
import { codeOfSituation, type EssaySituation, situationOf } from "./situations.ts";

/** The first two have the same name. */
export function roundInWords(round: number): string {
  if (round === 4) return "banca";
  return round === 3 ? "terceira leitura" : "leitura independente";
}

export function pointsInWords(points: number): string {
  return formatPoints(points);
}

/** A distance between readings; of a mean too. */
export function levelsInNumbers(levels: number): string {
  return levels === 0 ? "nenhuma" : `${formatTenths(levels)} ${levels < 2 ? "nível" : "níveis"}`;
}

/** A reading's total as its graders see it: the points, or the situation that makes them zero. */
export function totalInWords(total: number | null, status: string): string {
  if (status !== "normal") return `zero, ${(situationOf(codeOfSituation(status)) as EssaySituation).label}`;
  return total === null ? "incompleta" : pointsInWords(total);
}

/** How the grade was computed, in words for the author. `rounds`: of the counted readings, at least one; `peers`: colleagues gave the first two. */
export function gradedBy(rounds: readonly number[], peers = false): string {
  const seats = rounds.filter((round) => round === 4).length;
  if (seats > 1)
    return `Uma banca leu de novo: em cada competência vale ${seats === 2 ? "a média das duas leituras que contam" : "o nível do meio das três leituras"}.`;
  if (seats === 1) return "A banca definiu esta nota.";
  const last = Math.max(...rounds);
  if (rounds.length === 1) return last === 3 ? "Vale a terceira leitura." : "Nota de uma leitura.";
  const which =
    last === 3 ? "Média das duas notas mais próximas, das três leituras" : "Média de duas leituras";
  return `${which}, de ${peers && last < 3 ? "colegas" : "pessoas"} que não viram o seu nome nem a nota uma da outra.`;
}
