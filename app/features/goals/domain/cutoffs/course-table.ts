/** Points of an area, or a year's weight: natural sciences, humanities, languages, mathematics, essay. */
export type FiveAreas = readonly [number, number, number, number, number];

/** Places of a course under one rule, and the mark of the last one in, year by year. */
export type Seats = {
  /** "AC", "PPI + EP" and so on, or a university's own words. */
  modality: string;
  /** Per cent on the mark; cut-offs contain it. */
  bonus: number;
  places: number;
  /** In the order of the table's years; null: nobody, or no such places. */
  cutoffs: readonly (number | null)[];
};

export type Course = {
  code: string;
  name: string;
  institution: string;
  short: string;
  city: string;
  state: string;
  campus: string;
  degree: string;
  shift: string;
  places: number;
  weights: FiveAreas;
  minimums: FiveAreas;
  /** Minimum of the weighted mean. */
  minimum: number;
  seats: readonly Seats[];
  /** What older years had and the newest has not, such as modalities of an old law: nothing to choose, but years to learn from. */
  former: readonly Seats[];
};

/** The courses of the newest year, with the cut-offs of all. `years`: newest first. */
export type CourseTable = { years: readonly number[]; courses: readonly Course[] };
