import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EssayOutcome } from "../../domain/essay.ts";
import { calibrationDistance, levelsApart } from "../../domain/grading/calibration.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { readGradingDraft } from "../../domain/grading/sent-grading.server.ts";
import {
  addCalibration,
  calibrationsOfGrader,
  calibrationToRead,
  removeCalibration,
  storeCalibrationReading,
} from "../../queries/calibrations.server.ts";
import type { EssayGrader } from "../../queries/grading-seats.server.ts";

type Row = { profile: string; outcome: EssayOutcome | null; own: (number | null)[] | null };

/** A reading beside the essay's grade; null before the grader has read it. */
export function calibrationPair({ profile, outcome, own }: Row) {
  if (!own || !outcome) return null;
  return { profile: profileOfTheme(profile), own, reference: outcome.parts.map(({ grade }) => grade) };
}

/** Calibration essays with the grader's distance to those that they have read. The reference of the others stays here. One trip. */
export async function loadCalibrations(deps: Deps, grader: EssayGrader) {
  const rows = await deps.read(calibrationsOfGrader(deps.db, grader));
  const pairs = rows.map(calibrationPair);
  return {
    all: calibrationDistance(pairs.filter((pair) => pair !== null)),
    essays: rows.map(({ num, code, theme, words }, at) => {
      const pair = pairs[at];
      return { num, code, theme, words, distance: pair ? calibrationDistance([pair]) : null };
    }),
  };
}

/** One nameless essay; its reference only beside the grader's own reading. One trip. Throws calibration-not-found. */
export async function loadCalibration(deps: Deps, grader: EssayGrader, num: number) {
  const [row] = await deps.read(calibrationToRead(deps.db, grader, num));
  if (!row) throw new AppError("calibration-not-found");
  const { outcome: _, own: _own, profile, ...shown } = row;
  const pair = calibrationPair(row);
  if (!pair) return { ...shown, profile, read: null };
  const apart = levelsApart(pair);
  return {
    ...shown,
    profile,
    read: apart.map((levels, at) => ({
      own: pair.own[at] ?? 0,
      reference: pair.reference[at] ?? 0,
      levels,
    })),
  };
}

/**
 * Concludes the grader's reading of a calibration essay, once; the student's grade is another table's. Throws
 * calibration-not-found, grading-incomplete.
 */
export async function finishCalibration(
  deps: Deps,
  grader: EssayGrader,
  { num, grades }: { num: number; grades: readonly (number | null)[] },
): Promise<void> {
  const [row] = await deps.read(calibrationToRead(deps.db, grader, num));
  if (!row) throw new AppError("calibration-not-found");
  const read = readGradingDraft({ grades }, profileOfTheme(row.profile), 0).grades;
  const known = read.filter((points) => points !== null);
  if (known.length < read.length) throw new AppError("grading-incomplete");
  await deps.write(storeCalibrationReading(deps.db, grader, { num, grades: known, now: deps.now() }));
}

/**
 * Marks the essay of an own finished reading as calibration, or removes the mark. Throws no-permission,
 * calibration-not-found.
 */
export async function markCalibration(
  deps: Deps,
  grader: EssayGrader,
  { num, marked }: { num: number; marked: boolean },
): Promise<void> {
  if (!grader.coordinates) throw new AppError("no-permission");
  const changed = await deps.write(
    marked ? addCalibration(deps.db, grader, num, deps.now()) : removeCalibration(deps.db, grader, num),
  );
  if (changed.length === 0) throw new AppError("calibration-not-found");
}

export type LoadedCalibration = Awaited<ReturnType<typeof loadCalibration>>;
