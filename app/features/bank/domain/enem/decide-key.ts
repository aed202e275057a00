import type { InepLink } from "./reading/inep-link.ts";
import type { EnemRow } from "./reading/row.ts";

export type KeyDecision = {
  /** Null for an annulled question or an unknown key. */
  key: string | null;
  annulled: boolean;
  correction: { from: string | null; to: string } | null;
  /** Why the key is unreliable, in Portuguese. */
  problem: string | null;
};

/** INEP's key wins; without it, the source's two key fields must agree. */
export function decideKey(row: EnemRow, link: InepLink | null): KeyDecision {
  const official = link?.annulled ? "X" : (link?.key ?? null);
  const decided = official ?? row.key;
  const correction = official !== null && official !== row.key ? { from: row.key, to: official } : null;
  if (decided === "X") return { key: null, annulled: true, correction, problem: null };
  return { key: decided, annulled: false, correction, problem: problemWith(decided, official, row) };
}

function problemWith(key: string | null, official: string | null, row: EnemRow): string | null {
  if (key === null) return "sem gabarito";
  if (!row.alternatives.some(({ letter }) => letter === key)) return `gabarito fora das alternativas: ${key}`;
  const marked = row.alternatives.filter(({ markedRight }) => markedRight);
  const agrees = marked.length === 0 || (marked.length === 1 && marked[0]?.letter === key);
  return official !== null || agrees ? null : "gabarito contraditório na fonte";
}
