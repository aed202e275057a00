/** A tier of access (R-TIER-1), least first. */
export const tierIds = ["gratuito", "basico", "pro", "ultra"] as const;
export type TierId = (typeof tierIds)[number];
/** The tiers that can be bought or given for a time: also the names of their claims. */
export type PlanId = Exclude<TierId, "gratuito">;

type Opened = {
  name: string;
  /** Where no model answers: nothing is sold with it. */
  summary: string;
  /** Where one does. */
  tutorSummary?: string;
  /** Requests to the tutor in a day of São Paulo. */
  tutorRequests: number;
  /** The PRO badge, and no discount banner (R-TIER-3). */
  badge: boolean;
  /** What it opens beyond numbers and badge, whose lines are made from them. */
  includes: readonly string[];
};

/**
 * What each tier opens: the one table that the rules, the pages and the paywall read. Questions, their correction and
 * solutions are never in it: they are free.
 */
export const tiersTable: Readonly<Record<TierId, Opened>> = {
  gratuito: {
    name: "Conta gratuita",
    summary: "Para qualquer estudante, para sempre.",
    tutorRequests: 10,
    badge: false,
    includes: [
      "O banco inteiro de questões, com todos os filtros",
      "Correção na hora e resolução comentada, onde houver",
      "Listas, simulados, provas anteriores e materiais",
      "Pontos, níveis e ranking",
    ],
  },
  basico: {
    name: "Básico",
    summary: "Para quem recebeu um código de um grupo.",
    tutorRequests: 30,
    badge: false,
    includes: [],
  },
  pro: {
    name: "Pro",
    summary: "Para quem quer ajudar a manter o Farol de pé.",
    tutorSummary: "Para quem estuda com o tutor de IA todos os dias.",
    tutorRequests: 80,
    badge: true,
    includes: [],
  },
  ultra: {
    name: "Ultra",
    summary: "Para quem quer e pode ajudar mais.",
    tutorSummary: "Para quem pergunta muito, na reta final.",
    tutorRequests: 200,
    badge: true,
    includes: [],
  },
};

/** The lines of a plan's card: what the code opens today, and nothing else. `hasModel`: the tutor is sold with a model alone. */
export function openedLines(tier: TierId, hasModel: boolean): string[] {
  const { tutorRequests, badge, includes } = tiersTable[tier];
  const lines = [...(hasModel ? [`${tutorRequests} perguntas ao tutor de IA por dia`] : []), ...includes];
  return badge ? [...lines, "Selo PRO no alto da página"] : lines;
}

export function rankOf(tier: TierId): number {
  return tierIds.indexOf(tier);
}

/** The name of a plan in texts: "Pro". */
export function planName(plan: TierId): string {
  return tiersTable[plan].name;
}

/** The name of a tier in one word. */
export const tierLabels: Readonly<Record<TierId, string>> = {
  gratuito: "Gratuito",
  basico: tiersTable.basico.name,
  pro: tiersTable.pro.name,
  ultra: tiersTable.ultra.name,
};
