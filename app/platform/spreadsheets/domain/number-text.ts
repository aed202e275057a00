import { isoOfDay } from "#app/platform/time/calendar.ts";

/** Formats of a workbook that every program knows by number, as dates. */
const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** How a style shows numbers. `mask`: the places of digits with what stands between them, "00000-0". */
export type NumberFormat = { kind: "plain" } | { kind: "date" } | { kind: "mask"; mask: string };

export const plainFormat: NumberFormat = { kind: "plain" };

/** The first section of a format without colours, locales and fill: "[$-416]00000" → "00000". */
function sectionOf(code: string): string {
  return code
    .replace(/\[[^\]]*\]/g, "")
    .replace(/_.|\*./g, "")
    .replace(/;.*$/s, "");
}

/** The format by its number, and its code where the workbook defines one. */
export function numberFormat(id: number, code: string): NumberFormat {
  if (code === "") return isDateNumber(id) ? { kind: "date" } : plainFormat;
  const section = sectionOf(code);
  const literal = section.replace(/"([^"]*)"|\\(.)/g, (_, quoted = "", escaped = "") =>
    `${quoted}${escaped}`.replace(/[0#?]/g, ""),
  );
  const bare = section.replace(/"[^"]*"|\\./g, "");
  if (/[dmyhs]/i.test(bare) && !/general/i.test(bare)) return { kind: "date" };
  // A point or a comma outside quotes is one of numbers, not of a mask.
  if (!/0{2}/.test(bare) || /[.,%@E]/i.test(bare.replace(/general/gi, "")) || literal.length > 40)
    return plainFormat;
  return { kind: "mask", mask: literal };
}

/** 994001 by "00000000" → "00994001", by "000000-0" → "099400-1". */
function masked(digits: string, mask: string): string {
  const places = mask.replace(/[^0#?]/g, "").length;
  const filled = digits.padStart(places, "0");
  const more = filled.slice(0, filled.length - places);
  let at = more.length;
  return mask.replace(/[0#?]/g, () => {
    const digit = filled.charAt(at);
    at++;
    return at === more.length + 1 ? more + digit : digit;
  });
}

/** A day of a workbook, counted from 30 December 1899: 46054 → "01/02/2026". */
export function dayText(serial: number): string {
  const [year, month, day] = isoOfDay(Math.floor(serial) - 25_569).split("-");
  return `${day}/${month}/${year}`;
}

/** A number as a spreadsheet shows it: fifteen significant digits, with the zeros of its format. */
export function numberText(value: string, format: NumberFormat): string {
  const number = Number(Number(value).toPrecision(15));
  const text = /[.eE]/.test(value) && Number.isFinite(number) ? String(number) : value;
  if (format.kind === "date" && number >= 1 && number < 2_958_466) return dayText(number);
  return format.kind === "mask" && /^\d+$/.test(text) ? masked(text, format.mask) : text;
}
