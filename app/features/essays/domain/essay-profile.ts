import type { EssayCriterion } from "./grading/criterion.ts";
import { type DiscrepancyRule, enemRuleOf, proportionalRule } from "./grading/discrepancy-rules.ts";
import { enemCriteria } from "./grading/enem-criteria.ts";
import { fuvestCriteria, itaCriteria } from "./grading/other-criteria.ts";

export type EssayProfile = {
  id: string;
  name: string;
  source: string;
  criteria: readonly EssayCriterion[];
  /** Null where no rule of that year is known. */
  ruleOf: (year: number) => DiscrepancyRule | null;
};

const largestOf = ({ levels }: EssayCriterion) => Math.max(...levels.map(({ points }) => points));

/** The most points of each criterion, in order. */
export function largestPoints({ criteria }: Pick<EssayProfile, "criteria">): number[] {
  return criteria.map(largestOf);
}

const enemProfile: EssayProfile = {
  id: "enem",
  name: "ENEM",
  source: "Matriz de referência para a redação (INEP): cinco competências, de 0 a 200, em seis níveis",
  criteria: enemCriteria,
  ruleOf: enemRuleOf,
};

const itaProfile: EssayProfile = {
  id: "ita",
  name: "ITA",
  source:
    "Manual da redação do ITA (2022): tema, tipo de texto, coerência, coesão e modalidade, de 0 a 2 cada",
  criteria: itaCriteria,
  ruleOf: () => proportionalRule(10),
};

const fuvestProfile: EssayProfile = {
  id: "fuvest",
  name: "Fuvest",
  source:
    "Manual do candidato da Fuvest, de 2019 a 2025: três quesitos de 1 a 5, com pesos 4, 3 e 3, até 50 pontos",
  criteria: fuvestCriteria,
  ruleOf: () => proportionalRule(50),
};

export const essayProfiles: readonly EssayProfile[] = [enemProfile, itaProfile, fuvestProfile];

export function essayProfile(id: string): EssayProfile | undefined {
  return essayProfiles.find((profile) => profile.id === id);
}

/** Whether a grader could have given these points: one level of each criterion. */
export function arePointsOf({ criteria }: EssayProfile, points: readonly unknown[]): points is number[] {
  return (
    points.length === criteria.length &&
    criteria.every(({ levels }, at) => levels.some((level) => level.points === points[at]))
  );
}
