import { fold } from "#app/platform/text/normalize.ts";

const LETTERS = 7;
const BASE = 27;

/** The first seven letters of a name as a number that sorts as they do; anything but a letter sorts first. */
export function sortKey(firstName: string, lastName: string): number {
  const letters = fold(`${firstName} ${lastName}`.trim()).padEnd(LETTERS).slice(0, LETTERS);
  let key = 0;
  for (const letter of letters) {
    const place = letter.charCodeAt(0) - 96;
    key = key * BASE + (place >= 1 && place <= 26 ? place : 0);
  }
  return key;
}
