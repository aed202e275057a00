import type { GradingMark } from "../essay.ts";
import type { EssayCriterion } from "./criterion.ts";
import { levelOfSubs } from "./essay-levels.ts";
import type { GradingDraft } from "./grading-draft.ts";

/** Chosen options by sub-criterion, as `id:option` stores them. */
export function chosenSubs(details: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    details.map((each) => {
      const [id = "", option = ""] = each.split(":");
      return [id, Number(option)];
    }),
  );
}

type Chosen = { part: number; sub: string; option: number };

/** A sub-criterion chosen; the criterion's level follows once all of them are. */
export function withSub(
  draft: GradingDraft,
  criterion: EssayCriterion,
  { part, sub, option }: Chosen,
): Pick<GradingDraft, "grades" | "details"> {
  const chosen = { ...chosenSubs(draft.details[part] ?? []), [sub]: option };
  const level = levelOfSubs(criterion, chosen);
  const details = Object.entries(chosen).map(([id, place]) => `${id}:${place}`);
  const points = level === null ? undefined : criterion.levels[level]?.points;
  return {
    details: draft.details.map((each, at) => (at === part ? details : each)),
    grades: draft.grades.map((each, at) => (at === part && points !== undefined ? points : each)),
  };
}

export function withGrade(
  { grades }: GradingDraft,
  part: number,
  points: number,
): Pick<GradingDraft, "grades"> {
  return { grades: grades.map((each, at) => (at === part ? points : each)) };
}

export function withGradingComment(
  { comments }: GradingDraft,
  part: number,
  text: string,
): Pick<GradingDraft, "comments"> {
  return { comments: comments.map((each, at) => (at === part ? text : each)) };
}

/** A new mark at the end, or a changed one where it was. */
export function withMark({ marks }: GradingDraft, mark: GradingMark): Pick<GradingDraft, "marks"> {
  const known = marks.some(({ id }) => id === mark.id);
  return { marks: known ? marks.map((each) => (each.id === mark.id ? mark : each)) : [...marks, mark] };
}

export function withoutMark({ marks }: GradingDraft, id: string): Pick<GradingDraft, "marks"> {
  return { marks: marks.filter((mark) => mark.id !== id) };
}
