import { DAY, HOUR } from "#app/platform/time/units.ts";
import type { ReportReason } from "./comment.ts";

export const caseCauses = { report: 1, contact: 2, firstPost: 4, picture: 8, appeal: 16 } as const;
export type CaseCause = keyof typeof caseCauses;

const causeTexts: Readonly<Record<CaseCause, string>> = {
  report: "Denúncia",
  contact: "Contato retirado",
  firstPost: "Primeira publicação",
  picture: "Figura",
  appeal: "Recurso de quem escreveu",
};

/** Causes of a case's bits, in words. */
export function causeLabels(causes: number): string[] {
  return (Object.keys(caseCauses) as CaseCause[])
    .filter((cause) => (causes & caseCauses[cause]) > 0)
    .map((cause) => causeTexts[cause]);
}

/** The lowest first: possible harm to a minor, an appeal, other reports, and what no one reported. */
export const urgencies: Readonly<Record<CaseCause | "harm", number>> = {
  harm: 1,
  appeal: 2,
  report: 3,
  contact: 4,
  picture: 5,
  firstPost: 6,
};

const HARMFUL: ReadonlySet<ReportReason> = new Set(["offence", "sexual", "contact"]);

export function urgencyOfReport(reason: ReportReason): number {
  return HARMFUL.has(reason) ? urgencies.harm : urgencies.report;
}

export const caseOutcomes = {
  kept: { label: "Manter", done: "Mantido." },
  hidden: { label: "Ocultar", done: "Ocultado." },
  edited: { label: "Editar", done: "Texto corrigido." },
  warned: { label: "Advertir", done: "Ocultado, com advertência." },
  suspended: { label: "Suspender", done: "Ocultado, e a pessoa fica sem publicar por um tempo." },
} as const;
export type CaseOutcome = keyof typeof caseOutcomes;

const outcomeNames = Object.keys(caseOutcomes) as CaseOutcome[];

export function caseOutcome(word: string): CaseOutcome | null {
  return outcomeNames.find((name) => name === word) ?? null;
}

/** Prepared reasons; what the author reads. */
export const preparedReasons: Readonly<Record<CaseOutcome, string>> = {
  kept: "Está de acordo com as regras.",
  hidden: "Traz contato pessoal ou conteúdo fora das regras.",
  edited: "Tiramos do texto o que não pode ficar.",
  warned: "Desrespeita colegas. Na próxima, você pode ficar sem publicar por um tempo.",
  suspended: "Desrespeito repetido às regras.",
};

export const BAN_DAYS = [1, 3, 7, 30] as const;

export function banDays(word: string): number | null {
  return BAN_DAYS.find((days) => String(days) === word) ?? null;
}

/** Seconds in which the decider may undo; the outcome's notices wait as long. */
export const UNDO_SECONDS = 12;

export const CASE_TEXT = { shortest: 3, longest: 500 } as const;

/** Seconds in words: "3 h", "2 dias", "5 min". */
export function waitInWords(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (seconds < 2 * DAY) return `${Math.round(seconds / HOUR)} h`;
  return `${Math.round(seconds / DAY)} dias`;
}

/** The middle of waits; null without any. */
export function medianOf(waits: readonly number[]): number | null {
  const sorted = [...waits].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
