import { formatPoints } from "#app/platform/text/format.ts";
import type { EssayOutcome } from "./essay.ts";

/** Grades of one criterion, or the total, oldest first. */
export type GradeSeries = { label: string; most: number; grades: number[] };

/** Essays whose mean is compared with that of those before. */
const LATEST = 3;
/** Share of the most points: smaller changes of a mean are not reported. */
const TOLD = 0.04;

type Graded = Pick<EssayOutcome, "total" | "most" | "parts">;

/** The total, then each criterion, of essays of one profile in the order they came back. */
export function gradeSeries(outcomes: readonly Graded[]): GradeSeries[] {
  const newest = outcomes.at(-1);
  if (!newest) return [];
  const total = { label: "Total", most: newest.most, grades: outcomes.map((each) => each.total) };
  const parts = newest.parts.map(({ label, most }, at) => ({
    label,
    most,
    grades: outcomes.map(({ parts: own }) => own[at]?.grade ?? 0),
  }));
  return [total, ...parts];
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Points by which the mean of the latest three differs from that of up to three before; null until there are two essays. */
export function latestChange({ grades }: Pick<GradeSeries, "grades">): number | null {
  if (grades.length < 2) return null;
  const latest = Math.min(LATEST, Math.floor(grades.length / 2));
  const before = grades.slice(0, -latest).slice(-LATEST);
  return Math.round((mean(grades.slice(-latest)) - mean(before)) * 10) / 10;
}

/** One sentence on the criteria that rose and fell the most; null where nothing did, or there is one essay. */
export function progressSentence(series: readonly GradeSeries[]): string | null {
  const changes = series.slice(1).flatMap(({ label, most, grades }) => {
    const change = latestChange({ grades });
    return change === null || Math.abs(change) < most * TOLD ? [] : [{ label, change, share: change / most }];
  });
  const best = changes.reduce<(typeof changes)[number] | null>(
    (top, each) => (each.share > 0 && each.share > (top?.share ?? 0) ? each : top),
    null,
  );
  const worst = changes.reduce<(typeof changes)[number] | null>(
    (low, each) => (each.share < 0 && each.share < (low?.share ?? 0) ? each : low),
    null,
  );
  const points = (change: number) => formatPoints(Math.abs(change));
  const said = [
    ...(best ? [`${best.label} foi o que mais subiu: ${points(best.change)} pontos`] : []),
    ...(worst ? [`${worst.label} caiu ${points(worst.change)}`] : []),
  ];
  return said.length === 0 ? null : `${said.join("; ")}.`;
}
