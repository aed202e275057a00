import { once } from "#app/platform/text/once.ts";
import type { QuestionKind } from "./draft.ts";

/**
 * Until when a question is held back from somebody: epoch seconds, or one of these where nobody can tell the moment yet. The
 * statement that finds it: app/features/bank/queries/held-back.server.ts.
 */
export const HELD_UNTIL = {
  /** Its teacher releases the key. */
  released: 0,
  /** The person hands the exam in. */
  handedIn: 1,
} as const;

/**
 * Seconds after which an exam that nobody releases, or hands in, holds nothing back any more: after its last closing, or where it has
 * none after its publication; of a mentoring test after its date, or its beginning.
 */
export const LONGEST_HOLD = 30 * 86_400;

const moment = once(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "America/Sao_Paulo",
    }),
);

/** How long, as the words after "até". */
export function heldUntilWords(until: number): string {
  if (until === HELD_UNTIL.released) return "o gabarito ser liberado";
  return until === HELD_UNTIL.handedIn ? "você entregar" : moment().format(until * 1000);
}

/** Why a question can be read, and neither answered nor discussed; null where nothing holds it back. */
export function heldSentence(until: number | null): string | null {
  if (until === null) return null;
  return `Esta questão está numa prova aberta para você até ${heldUntilWords(until)}. Até lá dá para ler o enunciado; resposta, resolução, ajuda e comentários ficam fechados.`;
}

/** In a list of questions. */
export function heldLabel(until: number): string {
  return `Está numa prova aberta para você até ${heldUntilWords(until)}.`;
}

/** Why an earlier exam's result shows its sum alone; null where nothing holds it back. */
export function heldResultSentence(until: number | null): string | null {
  if (until === null) return null;
  return `O gabarito e os acertos por questão voltam depois: uma questão deste simulado está em outra prova aberta para você até ${heldUntilWords(until)}.`;
}

/** Why a question takes no answer on its page: an open exam, its annulment, or its kind; null where it takes one. */
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
export const LATE_GRACE = 12 * 3600;

/** Minutes. */
export const MOST_EXTRA = 480;
