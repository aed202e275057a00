import { fold } from "#app/platform/text/normalize.ts";
import type { EnemLanguage } from "./row.ts";

export type JsonObject = Record<string, unknown>;

export function objectOf(value: unknown): JsonObject | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return value as JsonObject;
}

/** Numbers as text, lists as paragraphs, else empty. */
export function textValueOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(textValueOf).filter(Boolean).join("\n\n");
  return "";
}

/** Also from digits in text (" 012 "), or null. */
export function wholeNumberOf(value: unknown): number | null {
  const number = typeof value === "string" && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

export function numberIn(text: string, pattern: RegExp): number | null {
  return wholeNumberOf(pattern.exec(text)?.[1]);
}

/** From "b", " B) ", "Letra b", "alternativa (B)"; null for anything else. */
export function letterValueOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const found = /^\s*(?:letra|alternativa|op[cç][aã]o)?\s*\(?\s*([a-z])\s*[).:]?\s*$/i.exec(value);
  return found?.[1]?.toUpperCase() ?? null;
}

/** A letter, or "X" for annulled; or null. */
export function keyValueOf(value: unknown): string | null {
  if (typeof value === "string" && /^\s*(?:anulad[ao]|annulled|nula)\s*$/i.test(value)) return "X";
  return letterValueOf(value);
}

const languageNames = new Map<string, EnemLanguage>([
  ...["ingles", "inglesa", "english", "en", "eng", "i"].map((name) => [name, "ingles"] as const),
  ...["espanhol", "espanhola", "espanol", "spanish", "es", "esp", "e"].map(
    (name) => [name, "espanhol"] as const,
  ),
]);

/** "Inglês", "lingua-inglesa", "en-US", "Español"…; or null. */
export function languageOf(value: unknown): EnemLanguage | null {
  if (typeof value !== "string") return null;
  const whole = fold(value).trim();
  const parts = whole.match(/[a-z]{2,}/g) ?? [];
  return [whole, ...parts].map((name) => languageNames.get(name)).find(Boolean) ?? null;
}

/** Text, or the `url`, `path` or `src` of an object; or null. */
export function pictureAddressOf(value: unknown): string | null {
  const inner = objectOf(value);
  const address = inner ? (inner.url ?? inner.path ?? inner.src) : value;
  return typeof address === "string" && address.trim() !== "" ? address.trim() : null;
}
