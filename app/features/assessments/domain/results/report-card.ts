import { dayOfIso } from "#app/platform/time/calendar.ts";
import { readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";

/** Dates as 2026-01-31; null: not limited on that side. */
export type ReportPeriod = { from: string | null; until: string | null };

function dateIn(text: string | null): string | null {
  return text && dayOfIso(text) !== null ? text : null;
}

export function readPeriod(from: string | null, until: string | null): ReportPeriod {
  return { from: dateIn(from), until: dateIn(until) };
}

/** Epoch seconds, the end exclusive. */
export function periodSeconds({ from, until }: ReportPeriod): { from: number; until: number } {
  return { from: readFirstDay(from ?? "") ?? 0, until: readLastDay(until ?? "") ?? Number.MAX_SAFE_INTEGER };
}

export type ReportedScore = { person: string; assessment: string; score: number };

/** Share of the points of the assessments a student sat; null without any. */
export function reportMean(
  scores: readonly Pick<ReportedScore, "assessment" | "score">[],
  assessments: readonly { id: string; best: number }[],
): number | null {
  const taken = scores.flatMap(({ assessment, score }) => {
    const best = assessments.find(({ id }) => id === assessment)?.best ?? 0;
    return best > 0 ? [{ score, best }] : [];
  });
  if (taken.length === 0) return null;
  return taken.reduce((sum, { score, best }) => sum + score / best, 0) / taken.length;
}
