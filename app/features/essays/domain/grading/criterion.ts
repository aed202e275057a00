/** What a grader looks at within a criterion; each option says the level (by place) that it allows. */
type SubCriterion = {
  id: string;
  label: string;
  options: readonly { label: string; level: number }[];
};

export type EssayCriterion = {
  /** Shown beside a mark: `C1`. */
  short: string;
  title: string;
  /** From the lowest; points as the exam writes them. */
  levels: readonly { points: number; text: string }[];
  /** `lowest`: the level is the lowest that the sub-criteria allow; `count`: one level for each that is there. */
  computes: "lowest" | "count";
  subs: readonly SubCriterion[];
  /** What a student works on next when this one cost the most. */
  advice: string;
};
