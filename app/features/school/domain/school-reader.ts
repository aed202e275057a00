/** The reader, by the membership of the school in the address. `person`: null for a platform admin without one. */
export type NotebookReader = {
  schoolId: string;
  role: "student" | "teacher" | "manager";
  person: number | null;
  /** The account's number, which keys its answers. */
  userNum: number;
};

/** The reader, by the membership of the school in the address; of a notebook and an assessment alike. */
export type AssessmentReader = NotebookReader & { accountId: string };
