import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import type { ReadText } from "#app/platform/forms/domain/sent-form.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import type { PracticeOrder } from "./pick-questions.ts";
import type { PracticeMode } from "./session.ts";

export type StartFields = {
  /** URL of a search; empty for listed questions. */
  search: string;
  /** Separated by commas or spaces. */
  codes: string;
  title: string;
  mode: PracticeMode;
  count: string;
  order: PracticeOrder;
  /** Generated questions fill a search that has not enough others. */
  training: boolean;
  /** Minutes; empty for no limit. */
  limit: string;
};

export type StartProblem = { field: "quantas" | "limite"; message: string };

/** Minutes: ten hours. */
const LONGEST_LIMIT = 600;
/** Characters; codes beyond a session's limit are ignored. */
const LONGEST_CODES = (MOST_PRACTICE_QUESTIONS + 20) * 10;

/** From a form or a URL; invalid values become the default. */
export function readStartFields(text: ReadText): StartFields {
  return {
    search: text("busca", 12_000),
    codes: text("questoes", LONGEST_CODES),
    title: cutText(text("titulo").trim(), 120),
    mode: text("modo") === "prova" ? "exam" : "study",
    count: text("quantas", 8).trim(),
    order: text("ordem") === "sorteio" ? "random" : "given",
    training: text("completar") === "sim",
    limit: text("limite", 8).trim(),
  };
}

function wholeNumber(text: string, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

export function startChoice(
  fields: StartFields,
): { problem: StartProblem } | { problem: null; count: number; timeLimit: number | null } {
  const count = wholeNumber(fields.count, MOST_PRACTICE_QUESTIONS);
  if (count === null)
    return { problem: { field: "quantas", message: `Escolha de 1 a ${MOST_PRACTICE_QUESTIONS} questões.` } };
  const limit =
    fields.limit === "" || fields.mode === "study" ? null : wholeNumber(fields.limit, LONGEST_LIMIT);
  if (limit === null && fields.limit !== "" && fields.mode === "exam")
    return {
      problem: {
        field: "limite",
        message: `Escreva o tempo em minutos, de 1 a ${LONGEST_LIMIT}, ou deixe em branco.`,
      },
    };
  return { problem: null, count, timeLimit: limit === null ? null : limit * 60 };
}
