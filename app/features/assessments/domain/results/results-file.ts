import type { ResultsTable } from "./results-table.ts";

type Cell = string | number;

function answerCell([answer, fraction, outcome]: ResultsTable["rows"][number]["cells"][number]): Cell {
  if (outcome === "x") return "anulada";
  if (outcome === "?") return "a corrigir";
  if (answer !== "") return answer;
  // Of an open answer, or given to all.
  return outcome === "-" || fraction === null ? "" : fraction;
}

/** A heading, the keys, a line a student, and the share of right answers of each question in per cent. */
export function resultsLines(table: ResultsTable, keys: readonly string[]): Cell[][] {
  const places = keys.map((_, place) => `Q${place + 1}`);
  const share = (value: number | null): Cell => (value === null ? "" : Math.round(value * 1000) / 10);
  return [
    ["Estudante", "Nota", "Certas", ...places],
    ["Gabarito", table.best, "", ...keys],
    ...table.rows.map(({ name, score, right, cells }) => [name, score, right, ...cells.map(answerCell)]),
    ["Acerto (%)", "", "", ...table.facility.map(share)],
  ];
}
