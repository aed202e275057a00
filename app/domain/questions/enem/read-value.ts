import type { EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { fold } from "#app/text/normalize.ts";

export type JsonObject = Record<string, unknown>;

/** The value as an object with fields, or null (arrays are not). */
export function objectOf(value: unknown): JsonObject | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return value as JsonObject;
}

/** The value as text: numbers are written out, lists become paragraphs, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n\n");
  return "";
}

/** The value as a whole number, also from digits in text (" 012 "), or null. */
export function wholeNumberOf(value: unknown): number | null {
  const number = typeof value === "string" && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** The first whole number that a pattern's first group finds in a text, or null. */
export function numberIn(text: string, pattern: RegExp): number | null {
  return wholeNumberOf(pattern.exec(text)?.[1]);
}

/** A single letter in capitals from "b", " B) ", "Letra b", "alternativa (B)"; null for anything else. */
export function letterOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const found = /^\s*(?:letra|alternativa|op[cç][aã]o)?\s*\(?\s*([a-z])\s*[).:]?\s*$/i.exec(value);
  return found?.[1]?.toUpperCase() ?? null;
}

/** The key: a letter, or "X" for what sources call an annulled question; null where there is none. */
export function keyOf(value: unknown): string | null {
  if (typeof value === "string" && /^\s*(?:anulad[ao]|annulled|nula)\s*$/i.test(value)) return "X";
  return letterOf(value);
}

const languageNames = new Map<string, EnemLanguage>([
  ...["ingles", "inglesa", "english", "en", "eng", "i"].map((name) => [name, "ingles"] as const),
  ...["espanhol", "espanhola", "espanol", "spanish", "es", "esp", "e"].map(
    (name) => [name, "espanhol"] as const,
  ),
]);

/** The foreign language of "Inglês", "lingua-inglesa", "en-US", "Español"…; null for none or an unknown one. */
export function languageOf(value: unknown): EnemLanguage | null {
  if (typeof value !== "string") return null;
  const whole = fold(value).trim();
  const parts = whole.match(/[a-z]{2,}/g) ?? [];
  return [whole, ...parts].map((name) => languageNames.get(name)).find(Boolean) ?? null;
}

/** The address of a picture: text, or the `url`, `path` or `src` of an object; null where there is none. */
export function pictureAddressOf(value: unknown): string | null {
  const inner = objectOf(value);
  const address = inner ? (inner.url ?? inner.path ?? inner.src) : value;
  return typeof address === "string" && address.trim() !== "" ? address.trim() : null;
}
