import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { EssayOutcome, EssayState } from "../essay.ts";

/** The column of an essay on its task's board. */
export type BoardKey = "missing" | "writing" | "handed" | "grading" | "returned";

export const boardColumns: readonly { key: BoardKey; title: string }[] = [
  { key: "missing", title: "Não começaram" },
  { key: "writing", title: "Escrevendo" },
  { key: "handed", title: "Entregues" },
  { key: "grading", title: "Em correção" },
  { key: "returned", title: "Devolvidas" },
];

/** `state` null: no essay yet. */
export function boardKey(state: EssayState | null): BoardKey {
  if (state === null) return "missing";
  if (state === "draft") return "writing";
  if (state === "submitted") return "handed";
  return state === "returned" ? "returned" : "grading";
}

export function isMissing(key: BoardKey): boolean {
  return key === "missing" || key === "writing";
}

/** Submitted after the date, or past it and not submitted. Epoch seconds. */
export function isLate(
  { dueAt, submittedAt }: { dueAt: number | null; submittedAt: number | null },
  now: number,
): boolean {
  return dueAt !== null && (submittedAt ?? now) > dueAt;
}

/** A student of a task. `shared`: passages that other essays of the school have too. `score`: once it came back. */
export type BoardCard = {
  id: string;
  name: string;
  className: string;
  key: BoardKey;
  isLate: boolean;
  submittedAt: number | null;
  shared: number;
  score: Pick<EssayOutcome, "total" | "most" | "parts"> | null;
};

/** "820 de 1000". */
export function scoreInWords({ total, most }: Pick<EssayOutcome, "total" | "most">): string {
  const shown = (points: number) => String(Math.round(10 * points) / 10).replace(".", ",");
  return `${shown(total)} de ${shown(most)}`;
}

/** "de 24 de nov. de 2026, 20:16, sem prazo". */
export function whenInWords({ opensAt, dueAt }: { opensAt: number; dueAt: number | null }): string {
  const from = `de ${formatDateTime(opensAt)}`;
  return dueAt === null ? `${from}, sem prazo` : `${from} até ${formatDateTime(dueAt)}`;
}

type Cell = string | number;

const stateWords: Readonly<Record<BoardKey, string>> = {
  missing: "não começou",
  writing: "escrevendo",
  handed: "entregue",
  grading: "em correção",
  returned: "devolvida",
};

export function stateInWords({ key, isLate: late }: Pick<BoardCard, "key" | "isLate">): string {
  return late ? `${stateWords[key]}, com atraso` : stateWords[key];
}

/** A heading and a line a student, with the grade of each criterion where it came back. */
export function gradeLines(cards: readonly BoardCard[]): Cell[][] {
  const labels = cards.find(({ score }) => score !== null)?.score?.parts.map(({ label }) => label) ?? [];
  return [
    ["Estudante", "Turma", "Situação", "Entregue em", "Nota", ...labels],
    ...cards.map((card) => [
      card.name,
      card.className,
      stateInWords(card),
      card.submittedAt === null ? "" : formatDateTime(card.submittedAt),
      card.score === null ? "" : card.score.total,
      ...labels.map((_, at) => card.score?.parts[at]?.grade ?? ""),
    ]),
  ];
}
