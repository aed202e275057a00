import type { EssayOutcome } from "../essay.ts";

/** Of the totals, oldest first, as shares: below this share apart they count as equal. */
const SAME = 0.02;

/** One sentence about the last essays of a person: null until there are two. Totals of different profiles compare as shares. */
export function trendSentence(outcomes: readonly Pick<EssayOutcome, "total" | "most">[]): string | null {
  const shares = outcomes.map(({ total, most }) => total / most);
  const last = shares.at(-1);
  const before = shares.slice(0, -1).slice(-3);
  if (last === undefined || before.length === 0) return null;
  const mean = before.reduce((sum, share) => sum + share, 0) / before.length;
  const than = before.length === 1 ? "da anterior" : `da média das ${before.length} anteriores`;
  if (Math.abs(last - mean) < SAME) return `A última ficou perto ${than}.`;
  return last > mean ? `A última ficou acima ${than}.` : `A última ficou abaixo ${than}.`;
}
