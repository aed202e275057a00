import { type RefObject, useEffect } from "react";
import type { Criterion } from "../../domain/assessment.ts";
import { withLevel } from "../../domain/results/marking.ts";
import type { MarkedAnswerView } from "../../services/load-marking.server.ts";
import type { Typed, useOpenMarks } from "./use-open-marks.ts";

type Keys = Pick<ReturnType<typeof useOpenMarks>, "write"> & {
  /** Null: not the reader's to mark. */
  open: MarkedAnswerView | null;
  rubric: readonly Criterion[];
  typedOf: (answer: MarkedAnswerView) => Typed;
  comments: RefObject<HTMLSelectElement>;
  save: () => void;
};

/** Digits choose levels, "c" the comments, Enter saves; never while somebody types, nor on a button. */
export function useMarkingKeys({ open, rubric, typedOf, write, comments, save }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isOn = (selector: string) => target instanceof HTMLElement && target.matches(selector);
      if (!open || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isOn("textarea, select, input:not([type=radio])")) return;
      if (key >= "1" && key <= "9") {
        const levels = withLevel(rubric, typedOf(open).levels, Number(key) - 1);
        if (levels) write(open, { levels }, false);
      } else if (key === "c" && comments.current) comments.current.focus();
      else if (key === "Enter" && !isOn("a, button, summary")) save();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
