/** Dates as 2026-01-31; null: not limited on that side. */
export type ReportPeriod = { from: string | null; until: string | null };

const DAY = 86_400;
/** São Paulo, all year. */
const OFFSET = 3 * 3600;

function dateIn(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

export function readPeriod(from: string | null, until: string | null): ReportPeriod {
  return { from: dateIn(from), until: dateIn(until) };
}

/** Epoch seconds, the end exclusive. */
export function periodSeconds({ from, until }: ReportPeriod): { from: number; until: number } {
  const start = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000 + OFFSET;
  return { from: from ? start(from) : 0, until: until ? start(until) + DAY : Number.MAX_SAFE_INTEGER };
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
