import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import type { PracticeMode } from "#app/features/practice/domain/session.ts";
import { plural } from "#app/platform/text/format.ts";
import { readLastDay } from "#app/platform/time/date-field.ts";
import { DAY } from "#app/platform/time/units.ts";

/** Tests of a mentor, and people a test is given to at once. */
export const MENTORING_TEST = { most: 300, given: 100, minutes: 600 } as const;
export const MOST_TEST_QUESTIONS = MOST_PRACTICE_QUESTIONS;

/** Where a mentee is with a test. */
export type SittingState = "waiting" | "open" | "done";

type Sitting = { startedAt: number | null; gradedAt: number | null };

export function sittingState({ startedAt, gradedAt }: Sitting): SittingState {
  if (gradedAt !== null) return "done";
  return startedAt === null ? "waiting" : "open";
}

export const sittingLabels: Readonly<Record<SittingState, string>> = {
  waiting: "por fazer",
  open: "em andamento",
  done: "feita",
};

/** "prova de 60 minutos", "estudo, sem relógio". */
export function testMode(mode: PracticeMode, minutes: number | null): string {
  if (mode === "study") return "estudo, com a resposta na hora";
  return minutes === null ? "prova, sem relógio" : `prova de ${plural(minutes, "minuto", "minutos")}`;
}

export type GivenFields = { mode: string; minutes: string; due: string };

/** How a test is given. `dueAt`: the last second of that day in São Paulo (epoch seconds). */
export type Given = { mode: PracticeMode; minutes: number | null; dueAt: number | null };

/** As typed; a problem at its field. */
export function readGiven(
  { mode, minutes, due }: GivenFields,
  now: number,
):
  | { given: Given; problems?: never }
  | { given?: never; problems: Partial<Record<keyof GivenFields, string>> } {
  const isExam = mode === "exam";
  const typed = minutes.trim();
  const limit = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const problems: Partial<Record<keyof GivenFields, string>> = {};
  if (isExam && typed !== "" && (limit < 1 || limit > MENTORING_TEST.minutes))
    problems.minutes = `Escreva os minutos, de 1 a ${MENTORING_TEST.minutes}, ou deixe em branco.`;
  const dueAt = due === "" ? null : (readLastDay(due) ?? 0) - 1;
  if (dueAt !== null && !(dueAt > now && dueAt < now + 400 * DAY))
    problems.due = "Escolha um dia a partir de hoje, ou deixe sem prazo.";
  if (Object.keys(problems).length > 0) return { problems };
  return {
    given: {
      mode: isExam ? "exam" : "study",
      minutes: isExam && typed !== "" ? limit : null,
      dueAt,
    },
  };
}
