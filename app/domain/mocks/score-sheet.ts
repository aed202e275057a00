import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import type { Difficulty } from "#app/domain/questions/draft.ts";
import type { EnemArea } from "#app/domain/questions/enem/row.ts";
import { estimateError, typicalParameters } from "#app/domain/tri/estimate.ts";
import { type Coherence, coherenceOf } from "#app/domain/tri/person-fit.ts";
import { withReliability } from "#app/domain/tri/score-booklet.ts";
import {
  answerEffects,
  enemScore,
  estimateAbility,
  type ItemParameters,
  patternTables,
  scoreRange,
} from "#app/domain/tri/score-model.ts";

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
  /** Null: no key. Blank is wrong. */
  isRight: boolean | null;
};

export type AreaScore = {
  area: EnemArea;
  right: number;
  size: number;
  score: number;
  /** Equal to the score where it is INEP's. */
  low: number;
  high: number;
  kind: "exact" | "close" | "band" | "estimate";
  reason: string | null;
};

const areas = ["LC", "CH", "CN", "MT"] as const satisfies readonly EnemArea[];
const sciences = ["biologia", "fisica", "quimica"];
const humanities = ["historia", "geografia", "filosofia", "sociologia"];

/** ENEM's area of a subject. */
export function areaOfSubject(subject: number): EnemArea {
  const slug = subjectWithId(subject)?.slug ?? "";
  if (slug === "matematica") return "MT";
  if (sciences.includes(slug)) return "CN";
  return humanities.includes(slug) ? "CH" : "LC";
}

function parametersOf({ a, b, c, difficulty }: SheetItem): ItemParameters {
  return a !== null && b !== null && c !== null ? { a, b, c } : typicalParameters(difficulty);
}

type Sheet = { area: EnemArea; items: SheetItem[]; answers: boolean[] };

/** The items that count, by area. */
function sheetsOf(items: readonly SheetItem[]): Sheet[] {
  return areas.flatMap((area) => {
    const own = items.filter(
      (item) =>
        !item.isAnnulled && item.isRight !== null && (item.area ?? areaOfSubject(item.subject)) === area,
    );
    return own.length === 0
      ? []
      : [{ area, items: own, answers: own.map(({ isRight }) => isRight === true) }];
  });
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

function areaScore({ area, items, answers }: Sheet): AreaScore {
  const { theta, deviation } = estimateAbility(patternTables(items.map(parametersOf)), answers);
  const score = enemScore(area, theta);
  const counts = { area, right: answers.filter(Boolean).length, size: answers.length, score };
  const whole = wholeBooklet(items);
  if (whole) {
    const { band, reliability, reason } = withReliability({ ...whole, area }, score);
    const [low, high] = band ?? [score, score];
    return { ...counts, low, high, kind: reliability, reason };
  }
  const typical = items.filter(({ a }) => a === null);
  const error = estimateError(area, { deviation, difficulties: typical.map(({ difficulty }) => difficulty) });
  const reason = typical.length > 0 ? ESTIMATED : INCOMPLETE;
  return { ...counts, low: score - error, high: score + error, kind: "estimate", reason };
}

/** ENEM's scores by area. */
export function scoreAreas(items: readonly SheetItem[]): AreaScore[] {
  return sheetsOf(items).map(areaScore);
}

/** What ranks sheets of one exam: the mean of the areas, or the right answers. Null without a key. */
export function rankingScore(method: "tri" | "hits", items: readonly SheetItem[]): number | null {
  if (method === "hits") return items.filter(({ isRight, isAnnulled }) => isRight && !isAnnulled).length;
  const scores = scoreAreas(items);
  if (scores.length === 0) return null;
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

/** What lies behind the scores. */
export function areaDetails(items: readonly SheetItem[]): AreaDetails[] {
  return sheetsOf(items).map(({ area, items: own, answers }) => {
    const parameters = own.map(parametersOf);
    const tables = patternTables(parameters);
    const { theta } = estimateAbility(tables, answers);
    const effects = answerEffects(area, tables, answers);
    const patterned = parameters.map((each, at) => ({ ...each, right: answers[at] === true }));
    return {
      area,
      range: scoreRange(area, tables),
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
