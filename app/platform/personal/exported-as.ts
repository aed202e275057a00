export type ExportedAs = readonly [
  name: string,
  kind?: "flag" | "time" | "json" | "times" | "question" | "questions" | "subject" | "subjects",
];

/** Hashes, tokens and internal ids: not about the person, and some grant access. */
export const inside = null;
