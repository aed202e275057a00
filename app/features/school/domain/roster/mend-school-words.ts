import { dayText } from "#app/platform/spreadsheets/domain/number-text.ts";
import { classNameProblem, cleanClassName } from "../person-fields.ts";
import { wholeNumber } from "./mend-contact.ts";
import { KINDS, type Mended, type RosterDoubt } from "./roster-doubt.ts";
import { yearIn } from "./roster-words.ts";

const MONTH =
  "(?:jan(?:eiro)?|fev(?:ereiro)?|feb|mar(?:ço|co)?|abr(?:il)?|apr|mai(?:o)?|may|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|aug|set(?:embro)?|sep|out(?:ubro)?|oct|nov(?:embro)?|dez(?:embro)?|dec)\\.?";
const DAY_FIRST = new RegExp(`^\\d{1,2}[-/ .](?:de )?${MONTH}(?:[-/ .](?:de )?\\d{2,4})?$`, "i");
const MONTH_FIRST = new RegExp(`^${MONTH}[-/ .]\\d{1,4}$`, "i");
const NUMBERS = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[/-]\d{1,2}[/-]\d{1,2})(?:[ T]\d{1,2}:\d{2}.*)?$/;
/** Days of a workbook between 2010 and 2050. */
const SERIAL = { first: 40_179, last: 55_153 };

/** Whether a spreadsheet made a date of it: "01/mar", "3-jan", "01/03/2026", "46054". */
function isDate(cell: string): boolean {
  if (DAY_FIRST.test(cell) || MONTH_FIRST.test(cell) || NUMBERS.test(cell)) return true;
  return /^\d{5}(?:\.0)?$/.test(cell) && Number(cell) >= SERIAL.first && Number(cell) <= SERIAL.last;
}

/** "46054" → "46054 (01/02/2026)": as a person recognises it. */
function dateWords(cell: string): string {
  return /^\d{5}(?:\.0)?$/.test(cell) ? `${cell} (${dayText(Number(cell))})` : cell;
}

const CODE = /^[\p{L}\p{N}._/-]{1,40}$/u;

/** A school user id. */
export function mendCode(cell: string): Mended {
  const number = wholeNumber(cell);
  if (number === null) return { value: "", kinds: [KINDS.lost] };
  if (isDate(cell) && !/^\d{5}$/.test(cell)) return { value: "", kinds: [KINDS.date] };
  const { digits, kinds } = number;
  if (CODE.test(digits)) return { value: digits, kinds };
  const bare = digits
    .replace(/[([{][^)\]}]*(?:[)\]}]|$)/g, " ")
    .replace(/^(?:matr[íi]cula|mat|ra|rm|n[º°o]?|id|c[óo]d(?:igo)?)\b[ .:º°#-]*/i, "")
    .replace(/^[#'"]+|['"]+$/g, "")
    .replace(/\s+/g, "");
  return CODE.test(bare) && /\d/.test(bare)
    ? { value: bare, kinds: [...kinds, KINDS.codeSigns] }
    : { value: "", kinds: [KINDS.code] };
}

/** The name of one class; a date is no class, somebody is to write its name. */
export function mendClass(cell: string): Mended {
  if (isDate(cell)) return { value: "", kinds: [KINDS.date] };
  const number = wholeNumber(cell);
  if (number === null) return { value: "", kinds: [KINDS.lost] };
  const name = cleanClassName(number.digits);
  if (classNameProblem(name) === null) return { value: name, kinds: number.kinds };
  return { value: "", kinds: [KINDS.className] };
}

/** Academic years of a school that writes them today: "26" is 2026. */
export function mendYear(cell: string): Mended {
  const year = yearIn(cell);
  if (year !== null) return { value: String(year), kinds: [] };
  return /^[2-3]\d$/.test(cell)
    ? { value: `20${cell}`, kinds: [KINDS.year] }
    : { value: "", kinds: [KINDS.year] };
}

/** A doubt's value as a person recognises it. */
export function shownBefore({ kind, before }: RosterDoubt): string {
  return kind === KINDS.date ? dateWords(before) : before;
}
