export type RankedOrder = "answered" | "hardest";

/** Fewest answers for a difficulty. */
const FEWEST_ANSWERS = 5;

/** A rank is order × 2^51 + score × 2^35 + ord: one number that sorts, below 2^53. An ord is below 2^35, a score below 2^16. */
const SCORE_STEP = 2 ** 35;
const ORDER_STEP = 2 ** 51;
const HIGHEST_SCORE = 2 ** 16 - 1;
const orders: Readonly<Record<RankedOrder, number>> = { answered: 0, hardest: 1 };

function rank(order: RankedOrder, score: number, ord: number): number {
  return orders[order] * ORDER_STEP + Math.min(score, HIGHEST_SCORE) * SCORE_STEP + ord;
}

export function rankRange(order: RankedOrder): { from: number; before: number } {
  const from = orders[order] * ORDER_STEP;
  return { from, before: from + ORDER_STEP };
}

/** A rank modulo this is the ord. */
export const RANK_ORD_SPAN = SCORE_STEP;

/** By number of answers and, from FEWEST_ANSWERS on, wrong ones per thousand. Null without answers. */
export function ranksOf(ord: number, answers: { total: number; right: number }) {
  const { total, right } = answers;
  if (total === 0) return null;
  const wrong = Math.floor(((total - right) * 1000) / total);
  return {
    answered: rank("answered", total, ord),
    hardest: total < FEWEST_ANSWERS ? null : rank("hardest", wrong, ord),
  };
}
