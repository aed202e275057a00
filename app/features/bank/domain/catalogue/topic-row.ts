/** A row of the catalogue files: permanent id (subject id × 1000 + n) and name. */
export type TopicRow = readonly [id: number, name: string];
