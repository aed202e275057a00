/** What a person read in a question of the exam and puts right; of another wording of the source it changes nothing. */
export type Repair = {
  /** `sourceHash` of the row that was read. */
  of: string;
  /** Summary of the beginning that the source lacks, shown as such. */
  opening?: string;
  /** Exact text in the source, once or more often, and its replacement. */
  edits?: readonly (readonly [find: string, replace: string])[];
  /** Text of alternatives that the source lost or repeated, by letter. */
  alternatives?: Readonly<Record<string, string>>;
  /** Nothing is missing, although a rule may think so. */
  whole?: true;
  /** What no available source contains, in Portuguese: the question is quarantined. */
  lost?: string;
};

/** By "<number>" or "<number>-<language>". */
export type YearRepairs = Readonly<Record<string, Repair>>;
