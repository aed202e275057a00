import { ordRange } from "./ord.ts";
import { ordOfCode } from "./question-code.ts";

/** Years a question can be of: a word that happens to spell a code of no such year is a word. */
const YEARS = ordRange(1900, 2100);

/**
 * The question a searched text names: by its code, with or without spaces and in any case, or by the number INEP gives its
 * items. Both may be a word like any other, so the search goes on beside it.
 */
export function namedQuestion(text: string): { ord: number | null; itemCode: number | null } {
  const bare = text.slice(0, 40).replace(/[\s#.-]/g, "");
  const ord = ordOfCode(bare);
  const [, digits] = /^(?:item|inep)?\s*(\d{4,7})$/i.exec(text.slice(0, 40).trim()) ?? [];
  return {
    ord: ord !== null && ord >= YEARS.from && ord < YEARS.before ? ord : null,
    itemCode: digits === undefined ? null : Number(digits),
  };
}
