/** A topic as the catalogue files write it: its permanent number (subject id × 1000 + n) and its name. */
export type TopicRow = readonly [id: number, name: string];

/** The names of topic rows, in their order and with their literal types. */
export function namesOf<const Row extends TopicRow>(rows: readonly Row[]): readonly Row[1][] {
  return rows.map((row) => row[1]);
}
