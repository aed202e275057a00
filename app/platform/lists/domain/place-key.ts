const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MIDDLE = "V";

export const LONGEST_PLACE = 200;

/** A place of our making: digits in base 62, without a zero at the end. */
export function isPlace(text: string): boolean {
  return text.length <= LONGEST_PLACE && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(text);
}

function digit(text: string, index: number): number {
  return DIGITS.indexOf(text.charAt(index));
}

/** A key that sorts between two, "" for none: a move rewrites one row. */
export function placeBetween(before: string, after: string): string {
  if (after === "") return placeAfter(before);
  let shared = "";
  for (let index = 0; ; index++) {
    const low = index < before.length ? digit(before, index) : 0;
    const high = digit(after, index);
    if (high - low > 1) return shared + DIGITS.charAt(Math.floor((low + high) / 2));
    shared += DIGITS.charAt(low);
    // Neighbours: the lower one's digit, then anything above its rest.
    if (high > low) return shared + placeAfter(before.slice(index + 1));
  }
}

/** A key above one; keys at the end grow by a digit every 60. */
function placeAfter(before: string): string {
  if (before === "") return MIDDLE;
  const last = digit(before, before.length - 1);
  return last < 61 ? before.slice(0, -1) + DIGITS.charAt(last + 1) : `${before}1`;
}

/** Keys for several rows in a row. */
export function placesFrom(count: number, before = ""): string[] {
  const places: string[] = [];
  for (let index = 0; index < count; index++) places.push(placeAfter(places.at(-1) ?? before));
  return places;
}

/** A number as digits of a key; keys of one width sort as their numbers. */
export function placeOfNumber(value: number, width: number): string {
  let rest = value;
  let digits = "";
  for (let at = 0; at < width; at++) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
