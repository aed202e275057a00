/** Markdown of a solution that is a numbered list of steps, a list of wrong alternatives and what follows them. */
export type SolutionParts = {
  steps: string[];
  remarks: { letter: string; text: string }[];
  concept: { title: string; address: string } | null;
};

/** HTML of each step, of each wrong alternative's remark by its letter, and what to read next. */
export type DrawnParts = {
  steps: string[];
  remarks: Record<string, string>;
  concept: { title: string; address: string } | null;
};

const STEP = /^(\d+)\. (.+)$/;
/** An address of ours: a path. */
const CONCEPT = /^Para rever: \[([^\]]+)\]\((\/[^/)][^)]*)\)$/;
const REMARK = /^- \*\*([A-E]):\*\* (.+)$/;

/** Null for a solution of another form, which is drawn as one text. */
export function solutionParts(solution: string): SolutionParts | null {
  const [list = "", title = "", others = "", more = "", ...rest] = solution.split("\n\n");
  if (!title.startsWith("**") || title.includes("\n") || rest.length > 0) return null;
  const [, concept, address] = CONCEPT.exec(more) ?? [];
  if (more !== "" && !address) return null;
  const steps: string[] = [];
  for (const line of list.split("\n")) {
    const [, number, text] = STEP.exec(line) ?? [];
    const last = steps.at(-1);
    if (text && Number(number) === steps.length + 1) steps.push(text);
    else if (last !== undefined && line.startsWith("   "))
      steps[steps.length - 1] = `${last}\n${line.slice(3)}`;
    else return null;
  }
  const remarks = others.split("\n").map((line) => {
    const [, letter = "", text = ""] = REMARK.exec(line) ?? [];
    return { letter, text };
  });
  if (remarks.some(({ letter }) => letter === "")) return null;
  return { steps, remarks, concept: concept && address ? { title: concept, address } : null };
}

/** The rungs of a hint, in order; a hint that is not a list is one rung. */
export function rungsOf(hint: string): string[] {
  const rungs = hint.split("\n").flatMap((line) => STEP.exec(line)?.[2] ?? []);
  return rungs.length > 1 && rungs.length === hint.split("\n").length ? rungs : [hint];
}
