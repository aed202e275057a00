import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

type Keys = {
  /** What can be chosen: letters, or the digits of a number. */
  letters: readonly string[];
  choose: (letter: string) => void;
  cut: (letter: string) => void;
  answer: () => void;
  mark?: () => void;
  help: () => void;
  previous: () => void;
  next: () => void;
};

/** Whether a key is for a field, dialog, menu or browser shortcut. */
function taken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (document.querySelector("dialog[open]") || target?.closest("[role=menu]")) return true;
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement &&
      !["radio", "checkbox"].includes(target.type) &&
      !answers(target, event))
  );
}

/** The first alternative is also 1, the second 2… */
function letterOfKey(key: string, letters: readonly string[]): string {
  return letters.includes(key) || !/^[1-9]$/.test(key) ? key : (letters[Number(key) - 1] ?? key);
}

/** Enter in the field of a number. */
function answers(target: HTMLInputElement, event: KeyboardEvent): boolean {
  return event.key === "Enter" && target.dataset.answer !== undefined;
}

/** Letters and digits choose, x and a letter cuts, as a swipe does, Enter answers, m marks, s saves to a list, arrows move, ? shows the keys. */
export function useQuestionKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    import("./watch-swipes.ts").then(
      ({ watchSwipes }) => {
        if (isOver) return;
        stop = watchSwipes((letter) => latest.current.letters.includes(letter) && latest.current.cut(letter));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [latest]);
  useEffect(() => {
    let cutting = false;
    function press(event: KeyboardEvent) {
      if (taken(event)) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const letter = letterOfKey(event.key.toUpperCase(), keys.letters);
      const wasCutting = cutting;
      cutting = letter === "X";
      if (keys.letters.includes(letter)) {
        if (wasCutting) keys.cut(letter);
        else keys.choose(letter);
      } else if (event.key === "Enter" && !target.closest("a, button, summary")) {
        event.preventDefault();
        // Key repeat does not go on to the next question.
        if (!event.repeat) keys.answer();
      } else if (letter === "M" && keys.mark) keys.mark();
      else if (letter === "S") document.querySelector<HTMLElement>('[data-hotkey="s"]')?.click();
      else if (event.key === "?") keys.help();
      else if (event.key === "ArrowLeft" && !(target instanceof HTMLInputElement)) keys.previous();
      else if (event.key === "ArrowRight" && !(target instanceof HTMLInputElement)) keys.next();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
