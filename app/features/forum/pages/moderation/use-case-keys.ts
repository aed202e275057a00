import { useEffect } from "react";

/** 1 to 5 press the buttons of the first case and Z the one that undoes, outside of fields. */
export function useCaseKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, key } = event;
      const isField = target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
      if (isField || event.ctrlKey || event.metaKey || event.altKey || !/^[1-5z]$/i.test(key)) return;
      document.querySelector<HTMLButtonElement>(`[data-case-key="${key.toLowerCase()}"]`)?.click();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
