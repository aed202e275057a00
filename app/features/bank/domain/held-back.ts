import { formatSoon } from "#app/platform/time/format-time.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";
import type { QuestionKind } from "./draft.ts";

/**
 * Until when a question is withheld from a person: epoch seconds, or one of these while the time is unknown. The
 * statement that computes it: app/features/bank/queries/held-back.server.ts.
 */
export const HELD_UNTIL = {
  /** Its teacher releases the key. */
  released: 0,
  /** The person submits the exam. */
  handedIn: 1,
} as const;

/**
 * Seconds after which an unreleased or unsubmitted exam withholds nothing any more: after its last closing, or without
 * one after its publication; for a mentoring test after its date, or its start.
 */
export const LONGEST_HOLD = 30 * DAY;

/** Until when, as the text after "até". */
export function heldUntilWords(until: number): string {
  if (until === HELD_UNTIL.released) return "o gabarito ser liberado";
  return until === HELD_UNTIL.handedIn ? "você entregar" : formatSoon(until);
}

/** Why a question can be read, but not answered or discussed; null where nothing withholds it. */
export function heldSentence(until: number | null): string | null {
  if (until === null) return null;
  return `Esta questão está numa prova aberta para você até ${heldUntilWords(until)}. Até lá dá para ler o enunciado; resposta, resolução, ajuda e comentários ficam fechados.`;
}

/** In a list of questions. */
export function heldLabel(until: number): string {
  return `Está numa prova aberta para você até ${heldUntilWords(until)}.`;
}

/** Why an earlier exam's result shows only its total; null where nothing withholds it. */
export function heldResultSentence(until: number | null): string | null {
  if (until === null) return null;
  return `O gabarito e os acertos por questão voltam depois: uma questão deste simulado está em outra prova aberta para você até ${heldUntilWords(until)}.`;
}

/** Why a question cannot be answered on its page: an open exam, its annulment, or its kind; null where it can. */
export function ungradedText(question: {
  kind: QuestionKind;
  status: "published" | "annulled";
  heldUntil: number | null;
}): string | null {
  const held = heldSentence(question.heldUntil);
  if (held) return held;
  if (question.status === "annulled")
    return "Esta questão foi anulada pela banca: não vale pontos e não tem alternativa certa.";
  return question.kind === "open"
    ? "Questão discursiva: resolva no papel e compare com a sua correção."
    : null;
}

/** Seconds after the deadline in which answers given before it are still accepted, after a network failure. */
export const LATE_GRACE = 12 * HOUR;

/** Minutes. */
export const MOST_EXTRA = 480;
