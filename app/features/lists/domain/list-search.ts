import { words } from "#app/platform/text/normalize.ts";

const EVERY = '"0p"';
const MOST_WORDS = 8;

/** An expression of quoted tokens (SEC-30): all words, the last one as a beginning, and a tag. */
export function listExpression({ text, tag }: { text: string; tag: string }): string {
  const sought = words(text).slice(0, MOST_WORDS);
  const parts = sought.map((word, index) => `"${word}"${index === sought.length - 1 ? " *" : ""}`);
  const named = words(tag).slice(0, MOST_WORDS);
  if (named.length > 0) parts.push(`tags : "${named.join(" ")}"`);
  return parts.length > 0 ? parts.join(" AND ") : EVERY;
}

/** The most frequent, most frequent first. */
export function commonTags(rows: readonly { tags: readonly string[] }[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([tag]) => tag);
}
