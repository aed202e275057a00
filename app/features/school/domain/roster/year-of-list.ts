import type { Sheet } from "#app/platform/spreadsheets/domain/sheet.ts";
import { headingRow } from "./guess-columns.ts";
import { yearIn } from "./roster-words.ts";

/** Days: when a list was printed is no year of school. */
const DAYS =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b(?: de)?[ /]*\d{4}/gi;
/** Years before and after the current one that a school's list may be of. */
const NEAR = 2;

/** The academic year in the titles above the people and in the names of the sheets; null where none or several are. `now`: the current one. */
export function yearOfList(sheets: readonly Pick<Sheet, "name" | "lines">[], now: number): number | null {
  const texts = sheets.flatMap(({ name, lines }) => {
    const titles = lines.slice(0, headingRow(lines) ?? 0).flatMap(({ cells }) => cells);
    return [name, ...titles].map((text) => text.replace(DAYS, " "));
  });
  const yearsOf = (all: readonly string[]) =>
    new Set(all.flatMap((text) => yearIn(text) ?? []).filter((year) => Math.abs(year - now) <= NEAR));
  const named = yearsOf(texts.filter((text) => /letivo/i.test(text)));
  const [only = null, ...more] = named.size > 0 ? named : yearsOf(texts);
  return more.length > 0 ? null : only;
}
