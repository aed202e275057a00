import { useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable], [role=menu]";

/** `r` takes the reader to the field of this name. */
export function useReplyKey(field: string): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== "r" || document.querySelector("dialog[open]")) return;
      if (event.target instanceof HTMLElement && event.target.closest(TYPING)) return;
      const area = document.querySelector<HTMLTextAreaElement>(`textarea[name=${field}]`);
      if (!area) return;
      event.preventDefault();
      area.focus();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [field]);
}
