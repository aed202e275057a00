import type { EssayProfile } from "../essay-profile.ts";

/** A reading of a calibration essay beside its reference: points by criterion. */
export type CalibrationPair = {
  profile: EssayProfile;
  own: readonly (number | null)[];
  reference: readonly number[];
};

/** `levels`: mean distance in levels of the profile; `near`: share of the criteria at most one level away. */
export type CalibrationDistance = { essays: number; levels: number; near: number };

/** Levels between a reading and its reference, by criterion; a reference may lie between two levels. */
export function levelsApart({ profile, own, reference }: CalibrationPair): number[] {
  return profile.criteria.map(({ levels }, at) => {
    const step = (levels[1]?.points ?? 1) - (levels[0]?.points ?? 0);
    return Math.abs((own[at] ?? 0) - (reference[at] ?? 0)) / step;
  });
}

/** Over all essays that a grader read; null without one. */
export function calibrationDistance(pairs: readonly CalibrationPair[]): CalibrationDistance | null {
  const apart = pairs.flatMap(levelsApart);
  if (apart.length === 0) return null;
  return {
    essays: pairs.length,
    levels: apart.reduce((sum, each) => sum + each, 0) / apart.length,
    near: apart.filter((each) => each <= 1).length / apart.length,
  };
}
