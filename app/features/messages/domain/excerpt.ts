import { fold, words } from "#app/platform/text/normalize.ts";

/** Characters before and after the word found. */
const AROUND = 80;

/** A message's part around the first word that begins as one of those searched; its beginning where there is none. */
export function chatExcerpt(content: string, searched: string): string {
  const wanted = words(searched);
  const line = content.replace(/\s+/g, " ");
  const found = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) =>
    wanted.some((each) => fold(word).startsWith(each)),
  );
  const place = found?.index ?? 0;
  const start = Math.max(0, place - AROUND);
  const end = Math.min(line.length, place + AROUND);
  return `${start > 0 ? "…" : ""}${line.slice(start, end).trim()}${end < line.length ? "…" : ""}`;
}
