import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import { areaOfSubject } from "#app/features/bank/domain/enem/enem-areas.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { estimateError, typicalParameters } from "../tri/estimate.ts";
import { type Coherence, coherenceOf } from "../tri/person-fit.ts";
import { within } from "../tri/reliability.ts";
import { withReliability } from "../tri/score-booklet.ts";
import {
  answerEffects,
  enemScore,
  estimateAbility,
  type ItemParameters,
  patternTables,
  scoreRange,
} from "../tri/score-model.ts";
import { LEAST_FOR_SCORE } from "./shown-scores.ts";

/** A question of a sheet with its answer. */
export type SheetItem = {
  position: number;
  year: number;
  subject: number;
  /** Of INEP; null: by the subject. */
  area: EnemArea | null;
  difficulty: Difficulty | null;
  a: number | null;
  b: number | null;
  c: number | null;
  /** INEP's booklet that has the item, and how many of its items count. */
  booklet: number | null;
  counted: number | null;
  isAnnulled: boolean;
  /** By INEP: out of the score. */
  isAbandoned: boolean;
  /** Null: no key. Blank is wrong. */
  isRight: boolean | null;
  /** By the key of the score, which is that of a question annulled here where INEP counts it. */
  scoredRight: boolean | null;
};

export type AreaScore = {
  area: EnemArea;
  /** Of the questions with a key. */
  right: number;
  size: number;
  /** All questions of the area in the sheet. Not in those stored before it was counted. */
  held?: number;
  score: number;
  /** Equal to the score where it is INEP's. */
  low: number;
  high: number;
  kind: "exact" | "close" | "band" | "estimate";
  reason: string | null;
};

/** `missing`: questions that a score would need. */
export type AreaHits = Pick<AreaScore, "area" | "right" | "size"> & { missing: number };

const areas = ["LC", "CH", "CN", "MT"] as const satisfies readonly EnemArea[];
function parametersOf({ a, b, c, difficulty }: SheetItem): ItemParameters {
  return a !== null && b !== null && c !== null ? { a, b, c } : typicalParameters(difficulty);
}

type Sheet = Pick<AreaScore, "area" | "right" | "size"> & {
  held: number;
  /** Those that count for the score. */
  items: SheetItem[];
  answers: boolean[];
};

/** The items by area. */
function sheetsOf(items: readonly SheetItem[]): Sheet[] {
  return areas.flatMap((area) => {
    const own = items.filter((item) => (item.area ?? areaOfSubject(item.subject)) === area);
    const keyed = own.filter(({ isAnnulled, isRight }) => !isAnnulled && isRight !== null);
    const counted = own.filter(({ isAbandoned, scoredRight }) => !isAbandoned && scoredRight !== null);
    if (keyed.length + counted.length === 0) return [];
    const right = keyed.filter(({ isRight }) => isRight).length;
    const answers = counted.map(({ scoredRight }) => scoredRight === true);
    return [{ area, right, size: keyed.length, held: own.length, items: counted, answers }];
  });
}

function isScored({ held, items }: Sheet): boolean {
  return held >= LEAST_FOR_SCORE && items.length > 0;
}

/** The booklet that all items are of, all that count of it. */
function wholeBooklet(items: readonly SheetItem[]): { year: number; booklet: number } | null {
  const [first] = items;
  if (!first || first.booklet === null || first.counted !== items.length) return null;
  const { year, booklet } = first;
  const same = items.every((item) => item.booklet === booklet && item.year === year && item.a !== null);
  return same ? { year, booklet } : null;
}

const ESTIMATED =
  "Estimativa: nem todas as questões têm parâmetros publicados, e valem os de uma questão típica.";
const INCOMPLETE = "Estimativa: as questões têm parâmetros, mas não são um caderno inteiro do Enem.";

function areaScore({ area, items, answers, right, size, held }: Sheet): AreaScore {
  const tables = patternTables(items.map(parametersOf));
  const { theta, deviation } = estimateAbility(tables, answers);
  const range = scoreRange(area, tables);
  const score = enemScore(area, theta);
  const counts = { area, right, size, held, score };
  const whole = wholeBooklet(items);
  if (whole) {
    const { band, reliability, reason } = withReliability({ ...whole, area }, score, range);
    const [low, high] = band ?? [score, score];
    return { ...counts, low, high, kind: reliability, reason };
  }
  const typical = items.filter(({ a }) => a === null);
  const error = estimateError(area, { deviation, difficulties: typical.map(({ difficulty }) => difficulty) });
  const reason = typical.length > 0 ? ESTIMATED : INCOMPLETE;
  const [low, high] = within(range, [score - error, score + error]);
  return { ...counts, low, high, kind: "estimate", reason };
}

/** ENEM's scores of the areas with enough questions. */
export function scoreAreas(items: readonly SheetItem[]): AreaScore[] {
  return sheetsOf(items).filter(isScored).map(areaScore);
}

/** The right answers of the areas with too few questions for a score. */
export function unscoredAreas(items: readonly SheetItem[]): AreaHits[] {
  return sheetsOf(items)
    .filter((sheet) => !isScored(sheet))
    .map(({ area, right, size, held }) => ({
      area,
      right,
      size,
      missing: Math.max(0, LEAST_FOR_SCORE - held),
    }));
}

/** What ranks sheets of one exam: the mean of the areas, or the right answers. Null without a key. */
export function rankingScore(method: "tri" | "hits", items: readonly SheetItem[]): number | null {
  if (method === "hits") return items.filter(({ isRight, isAnnulled }) => isRight && !isAnnulled).length;
  const sheets = sheetsOf(items).filter((sheet) => sheet.items.length > 0);
  if (sheets.length === 0) return null;
  const scores = sheets.map(areaScore);
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  return Math.round(mean * 10) / 10;
}

export type AreaDetails = {
  area: EnemArea;
  range: [number, number];
  coherence: Coherence | null;
  /** What the opposite answer would change, by position in the sheet. */
  effects: { position: number; effect: number; right: boolean }[];
};

/** The data behind the scores. */
export function areaDetails(items: readonly SheetItem[]): AreaDetails[] {
  return sheetsOf(items)
    .filter(isScored)
    .map((sheet) => {
      const { area, items: own, answers } = sheet;
      const { low, high } = areaScore(sheet);
      const parameters = own.map(parametersOf);
      const tables = patternTables(parameters);
      const [lowest, highest] = scoreRange(area, tables);
      const { theta } = estimateAbility(tables, answers);
      const effects = answerEffects(area, tables, answers);
      const patterned = parameters.map((each, at) => ({ ...each, right: answers[at] === true }));
      return {
        area,
        // A near score may lie a little beyond what the published parameters give.
        range: [Math.min(lowest, low), Math.max(highest, high)],
        // Of typical parameters, easy and hard are hardly known.
        coherence: own.every(({ a, difficulty }) => a !== null || difficulty !== null)
          ? coherenceOf(patterned, theta)
          : null,
        effects: own.map(({ position }, at) => ({
          position,
          effect: Number(effects[at]),
          right: answers[at] === true,
        })),
      };
    });
}
