import type { GradingMark } from "../essay.ts";

/** What a grader has written of one essay, as it is saved while they type. */
export type GradingDraft = {
  status: string;
  /** By criterion; null: not chosen yet. */
  grades: (number | null)[];
  /** Chosen sub-criteria by criterion: `id:option`. */
  details: string[][];
  marks: GradingMark[];
  /** By criterion, then of the whole. */
  comments: string[];
};

export const LONGEST_GRADING_COMMENT = 2000;

/** Zero where the situation says so; null while a criterion lacks its level. */
export function totalOfDraft({ status, grades }: Pick<GradingDraft, "status" | "grades">): number | null {
  if (status !== "normal") return 0;
  return grades.reduce<number | null>(
    (sum, points) => (sum === null || points === null ? null : sum + points),
    0,
  );
}

/** A reusable comment; `part`: index of its criterion, null: of the whole. */
export type BankedComment = { part: number | null; text: string };

const SHORTEST_BANKED = 8;
const LONGEST_BANKED = 400;

/** Comments of a reading worth reusing. */
export function bankedComments(comments: readonly string[]): BankedComment[] {
  return comments
    .map((text, part) => ({ part: part === comments.length - 1 ? null : part, text: text.trim() }))
    .filter(({ text }) => text.length >= SHORTEST_BANKED && text.length <= LONGEST_BANKED);
}
