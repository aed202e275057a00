/** The levels of access (spec 000 §4 "Plan tiers") and the free account. */
type PlanId = "free" | "basico" | "pro" | "ultra";

/** How a plan is obtained: by signing up, through a school or partner community, or from the team. */
export type PlanAccess = "sign-up" | "membership" | "team";

export type Plan = {
  id: PlanId;
  name: string;
  /** Price of a month in centavos; null where the plan is not sold and comes with a membership. */
  monthlyCentavos: number | null;
  access: PlanAccess;
  summary: string;
  includes: readonly string[];
};

/** Ascending: each plan includes all before it. */
export const plans: readonly Plan[] = [
  {
    id: "free",
    name: "Conta gratuita",
    monthlyCentavos: 0,
    access: "sign-up",
    summary: "Para qualquer estudante. É tudo o que existe no site hoje.",
    includes: [
      "Busca no banco inteiro, com todos os filtros",
      "Respostas com correção na hora",
      "Resolução comentada, onde houver, e como os outros responderam",
      "Filtro das que você errou e das que ainda não fez",
      "Pontos, níveis e ranking",
    ],
  },
  {
    id: "basico",
    name: "Básico",
    monthlyCentavos: null,
    access: "membership",
    summary: "Vem com a sua escola ou comunidade parceira.",
    includes: ["Conta reconhecida como membro da parceria", "As áreas que a parceria abrir para você"],
  },
  {
    id: "pro",
    name: "Pro",
    monthlyCentavos: null,
    access: "membership",
    summary: "Para turmas, mentorados e membros com acesso completo.",
    includes: ["Selo PRO no alto da página", "As áreas de turmas e mentorias, conforme o seu papel"],
  },
  {
    id: "ultra",
    name: "Ultra",
    monthlyCentavos: null,
    access: "team",
    summary: "O nível mais alto, dado pela equipe a quem colabora com o Farol.",
    includes: ["Conta reconhecida como colaboradora do Farol"],
  },
];
