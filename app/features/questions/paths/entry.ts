export const entryPaths = {
  /** A question among the entry questions of an exam, by its code. */
  question: (code: string, exam: string) => `/q/${code}?comeco=${exam}`,
};
