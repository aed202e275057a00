/** A topic as the catalogue files write it: its permanent number (subject id × 1000 + n) and its name. */
export type TopicRow = readonly [id: number, name: string];
