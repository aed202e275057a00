/** When two grades disagree, and what a third one does. Points of the profile. */
export type DiscrepancyRule = {
  totalsDiffer: (difference: number) => boolean;
  criteriaDiffer: (difference: number, largest: number) => boolean;
  /** `closest`: the mean of the two closest totals; `replaces`: the third grade alone. */
  third: "closest" | "replaces";
  source: string;
};

const moreThan = (limit: number) => (difference: number) => difference > limit;
const never = () => false;

const enemRules: readonly (DiscrepancyRule & { since: number })[] = [
  {
    since: 2013,
    totalsDiffer: moreThan(100),
    criteriaDiffer: moreThan(80),
    third: "closest",
    source: "Guia do participante de 2013 e editais seguintes",
  },
  {
    since: 2012,
    totalsDiffer: moreThan(200),
    criteriaDiffer: moreThan(80),
    third: "closest",
    source: "MEC, maio de 2012: cinco situações publicadas",
  },
  {
    since: 2011,
    totalsDiffer: (difference) => difference >= 300,
    criteriaDiffer: never,
    third: "replaces",
    source: "Imprensa de 2012: até 2011, 300 pontos ou mais, e a nota do supervisor valia",
  },
  {
    since: 2009,
    totalsDiffer: moreThan(500),
    criteriaDiffer: never,
    third: "replaces",
    source: "Imprensa de 2011: antes, mais de 500 pontos",
  },
];

/** The rule of one exam; null before 2009, when the essay was worth 100 points. Decision 046 has the sources. */
export function enemRuleOf(year: number): DiscrepancyRule | null {
  return enemRules.find(({ since }) => year >= since) ?? null;
}

/** Ours, where an exam publishes none: ENEM's shares, a tenth of the whole and two fifths of a criterion. */
export function proportionalRule(whole: number): DiscrepancyRule {
  return {
    totalsDiffer: moreThan(whole / 10),
    criteriaDiffer: (difference, largest) => difference > (largest * 2) / 5,
    third: "closest",
    source: "Convenção do Farol: as proporções do ENEM",
  };
}
