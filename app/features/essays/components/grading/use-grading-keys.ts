import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

type Keys = {
  criteria: number;
  /** False where nothing is selected. */
  markSelected: (part: number) => boolean;
  conclude: () => void;
};

function focusCriterion(part: number): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(`input[data-criterion="${part}"]`)];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}

/** Digits mark what is selected, or go to a criterion, whose levels the arrows choose; Ctrl Enter concludes. */
export function useGradingKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { criteria, markSelected, conclude } = latest.current;
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key === "Enter" && (ctrlKey || metaKey)) {
        event.preventDefault();
        conclude();
        return;
      }
      const types =
        target instanceof HTMLElement &&
        target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
      if (ctrlKey || metaKey || altKey || types) return;
      const part = Number(key) - 1;
      if (!(part >= 0 && part < criteria)) return;
      event.preventDefault();
      if (!markSelected(part)) focusCriterion(part);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [latest]);
}
