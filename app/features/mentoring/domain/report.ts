import {
  type NamedTally,
  practiceResult,
  type ResultItem,
  tallyAccuracy,
} from "#app/features/practice/domain/practice-result.ts";
import { timeSummary } from "#app/features/practice/domain/question-times.ts";
import { formatShare, plural } from "#app/platform/text/format.ts";
import { formatSeconds } from "#app/platform/time/format-duration.ts";

export type TestReportItem = ResultItem & { position: number; seconds: number };

/** What others came to in the same test: right answers of gradable questions. */
export type GroupResult = { right: number; graded: number };
/** An earlier or later test of the same person. */
export type FormerTest = GroupResult & { name: string; gradedAt: number };

/** With fewer finished tests of others, a comparison would reveal too much of one person. */
const SMALLEST_COMPARED = 3;

/** A shareQuantile of sorted values, between two of them where it falls there. */
export function shareQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

export type GroupBand = { people: number; low: number; middle: number; high: number };

/** The middle half of the others' accuracy; null for a small group. */
export function groupBand(others: readonly GroupResult[]): GroupBand | null {
  const shares = others
    .filter(({ graded }) => graded > 0)
    .map(({ right, graded }) => right / graded)
    .sort((one, other) => one - other);
  if (shares.length < SMALLEST_COMPARED) return null;
  const at = (share: number) => shareQuantile(shares, share);
  return { people: shares.length, low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/** Topics with the lowest accuracy first; those with one question last. */
function weakest(topics: readonly NamedTally[]): NamedTally[] {
  const sizeOf = ({ right, wrong, blank }: NamedTally) => right + wrong + blank;
  return topics
    .filter((each) => sizeOf(each) >= 2 && each.right < sizeOf(each))
    .sort(
      (one, other) => (tallyAccuracy(one) ?? 1) - (tallyAccuracy(other) ?? 1) || sizeOf(other) - sizeOf(one),
    );
}

/** A mentee's report. `former`: their other finished tests, oldest first. */
export function testReport(
  items: readonly TestReportItem[],
  { others, former, at }: { others: readonly GroupResult[]; former: readonly FormerTest[]; at: number },
) {
  const result = practiceResult(items);
  const before = former.filter(({ gradedAt, graded }) => gradedAt <= at && graded > 0).at(-1) ?? null;
  return {
    all: result.all,
    accuracy: tallyAccuracy(result.all),
    subjects: result.subjects,
    topics: result.topics,
    weak: weakest(result.topics).slice(0, 3),
    seconds: items.reduce((sum, { seconds }) => sum + seconds, 0),
    time: timeSummary(items),
    band: groupBand(others),
    before: before && { name: before.name, accuracy: before.right / before.graded },
  };
}

export type TestReport = ReturnType<typeof testReport>;

function againstGroup(name: string, accuracy: number, band: GroupBand | null): string {
  if (!band) return "Ainda são poucos os que fizeram esta lista para comparar com o grupo.";
  const place = accuracy > band.high ? "acima" : accuracy < band.low ? "abaixo" : "dentro";
  const end = place === "dentro" ? "dessa faixa" : "dela";
  return `Metade do grupo ficou entre ${formatShare(band.low)} e ${formatShare(band.high)}; ${name} está ${place} ${end}.`;
}

function againstFormer(accuracy: number, before: TestReport["before"]): string {
  if (!before) return "É a primeira lista feita na mentoria.";
  const points = Math.round(accuracy * 100) - Math.round(before.accuracy * 100);
  const turn =
    points === 0
      ? "o mesmo"
      : `${plural(Math.abs(points), "ponto", "pontos")} a ${points > 0 ? "mais" : "menos"}`;
  return `Na anterior, ${before.name}, foram ${formatShare(before.accuracy)}: ${turn}.`;
}

/** The report in three sentences. */
export function reportSentences(name: string, report: TestReport): string[] {
  const { all, accuracy, seconds, band, before } = report;
  if (accuracy === null) return [`${name} entregou a lista, e nenhuma das questões dela tem correção.`];
  const graded = all.right + all.wrong + all.blank;
  const time = seconds > 0 ? `, em ${formatSeconds(seconds)}` : "";
  return [
    `${name} acertou ${all.right} de ${graded} (${formatShare(accuracy)})${time}.`,
    againstGroup(name, accuracy, band),
    againstFormer(accuracy, before),
  ];
}

/** Places in per cent of a scale from 0 to 100 % of right answers. */
export function groupScale({ low, high }: Pick<GroupBand, "low" | "high">, accuracy: number) {
  return {
    left: `${low * 100}%`,
    width: `${Math.max(1, (high - low) * 100)}%`,
    mark: `calc(${accuracy * 100}% - 2px)`,
  };
}
