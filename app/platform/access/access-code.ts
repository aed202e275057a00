import { DAY } from "#app/platform/time/units.ts";

/** Crockford's digits: no I, L, O, U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BODY = 8;
export const ACCESS_CODE_LENGTH = 16;

/** Seconds that a card or an invitation opens the first access. */
export const ACCESS_CODE_SECONDS = 60 * DAY;

/** What a code is for: the person's number, which of their codes it is, and whether it was mailed to them. */
export type AccessCode = { person: number; card: number; mailed: boolean };

const MOST_PEOPLE = 2 ** 30;
const MOST_CARDS = 2 ** 9;

function digits(value: number, length: number): string {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index++) {
    text = DIGITS.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** The first eight digits; the last eight sign them. */
export function codeBody({ person, card, mailed }: AccessCode): string {
  const value = ((person % MOST_PEOPLE) * MOST_CARDS + (card % MOST_CARDS)) * 2 + (mailed ? 1 : 0);
  return digits(value, BODY);
}

/** Null for anything but sixteen digits. */
export function readCodeBody(code: string): AccessCode | null {
  const body = normalCode(code);
  if (body.length !== ACCESS_CODE_LENGTH) return null;
  let value = 0;
  for (const digit of body.slice(0, BODY)) value = value * 32 + DIGITS.indexOf(digit);
  const mailed = value % 2 === 1;
  const rest = Math.floor(value / 2);
  return { person: Math.floor(rest / MOST_CARDS), card: rest % MOST_CARDS, mailed };
}

/** Sixteen digits of five bits each from bytes. */
export function codeDigits(bytes: Uint8Array, length: number): string {
  return [...bytes.slice(0, length)].map((byte) => DIGITS[byte % 32]).join("");
}

/** As people type it: groups, spaces, small letters, O for 0, I and L for 1. */
export function normalCode(text: string): string {
  const typed = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const read = typed.replace(/O/g, "0").replace(/[IL]/g, "1");
  return [...read].every((digit) => DIGITS.includes(digit)) ? read : "";
}

/** "7K2M-9XQ4-…" */
export function groupedCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}
