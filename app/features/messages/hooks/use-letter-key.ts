import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

const TYPING = "input, textarea, select, [contenteditable], [role=menu]";

/** A letter alone does this, unless somebody types or a dialog is open. */
export function useLetterKey(letter: string, pressed: () => void): void {
  const act = useLatest(pressed);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== letter || document.querySelector("dialog[open]")) return;
      if (event.target instanceof HTMLElement && event.target.closest(TYPING)) return;
      event.preventDefault();
      act.current();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [letter, act]);
}
