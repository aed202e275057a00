import { useRef } from "react";

/** `sample`: in place of a selection, and selected afterwards. */
export type Insertion = { before: string; sample: string; after: string };

/** A text field with insertion at its caret, which its form receives as typing. */
export function useText() {
  const area = useRef<HTMLTextAreaElement>(null);
  function insert({ before, sample, after }: Insertion): void {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const chosen = value.slice(from, to) || sample;
    field.value = value.slice(0, from) + before + chosen + after + value.slice(to);
    field.focus();
    field.setSelectionRange(from + before.length, from + before.length + chosen.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return { area, insert };
}
