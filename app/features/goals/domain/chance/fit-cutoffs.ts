import type { CourseTable } from "../cutoffs/course-table.ts";
import { medianOf } from "./median.ts";
import {
  CHANGE_TERMS,
  changeAfter,
  changeTerms,
  type Movement,
  movementsFrom,
  SPREAD_TERMS,
  spreadTerms,
} from "./movements.ts";
import { Ridge, weighedSum } from "./ridge.ts";

/** Weights of a fit on the years that a table has. */
export type CutoffFit = { change: readonly number[]; spread: readonly number[] };

/** A cut-off of the next year, in points: its middle, and the scale of what may come. */
export type Prediction = { expected: number; spread: number };

const CLIP = 120;
const PENALTY = 20;

/** Fewer of a modality in a year have no median of their own. */
const FEWEST = 30;

type Sample = { movement: Movement; change: number };

/** What a year changed, less what it changed for all of a modality: that says nothing about the next year. */
function samplesFrom(table: CourseTable, year: number): Sample[] {
  const all: Sample[] = movementsFrom(table, year).flatMap((movement) => {
    const change = changeAfter(movement, year);
    return change === null ? [] : [{ movement, change }];
  });
  const common = medianOf(all.map(({ change }) => change));
  const groups = new Map<string, Sample[]>();
  for (const sample of all) {
    const group = groups.get(sample.movement.seats.modality);
    if (group) group.push(sample);
    else groups.set(sample.movement.seats.modality, [sample]);
  }
  return [...groups.values()].flatMap((group) => {
    const median = group.length < FEWEST ? common : medianOf(group.map(({ change }) => change));
    return group.map(({ movement, change }) => ({ movement, change: change - median }));
  });
}

/** Fits every change that the table has seen up to the year at `newest`. */
export function fitCutoffs(table: CourseTable, newest = 0): CutoffFit {
  const before = table.years.map((_, at) => at).slice(newest + 1);
  const samples = before.flatMap((at) => samplesFrom(table, at));
  const clipped = (points: number) => Math.max(-CLIP, Math.min(CLIP, points));
  const changes = new Ridge(CHANGE_TERMS);
  for (const { movement, change } of samples) changes.add(changeTerms(movement), clipped(change));
  const change = changes.solve(PENALTY);
  const spreads = new Ridge(SPREAD_TERMS);
  for (const sample of samples) {
    const left = sample.change - weighedSum(changeTerms(sample.movement), change);
    spreads.add(spreadTerms(sample.movement), Math.log(Math.max(1, Math.abs(left))));
  }
  return { change, spread: spreads.solve(PENALTY) };
}

/** Whole points. */
export function predictCutoff(movement: Movement, { change, spread }: CutoffFit): Prediction {
  return {
    expected: Math.round(movement.last + weighedSum(changeTerms(movement), change)),
    spread: Math.max(1, Math.round(Math.exp(weighedSum(spreadTerms(movement), spread)))),
  };
}
