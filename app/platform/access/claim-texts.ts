import type { ClaimName, SchoolRole } from "./claims.ts";

/** The claim's name, and what it grants (R-ACCESS-4). */
type ClaimText = { title: string; gives: string };

export const claimGroups: readonly { title: string; claims: readonly ClaimName[] }[] = [
  { title: "Plano", claims: ["basico", "pro", "beta", "ultra"] },
  { title: "Mentoria e moderação", claims: ["mentee", "mentor", "chiefMentor", "moderator"] },
  {
    title: "Comunidades",
    claims: ["plantelUser", "plantelAdmin", "azambujaUser", "maristaUser", "maristaAdmin", "podionUser"],
  },
  { title: "Plataforma", claims: ["admin"] },
];

export const claimTexts: Readonly<Record<ClaimName, ClaimText>> = {
  basico: { title: "Básico", gives: "Tem o plano básico." },
  pro: { title: "Pro", gives: "Tem o plano pro, com o selo PRO." },
  beta: { title: "Beta", gives: "Testa novidades; vale como pro." },
  ultra: { title: "Ultra", gives: "Tem o plano ultra, com tudo o que há no pro." },
  mentee: { title: "Aluno da mentoria", gives: "Entra na mentoria, com listas e testes." },
  mentor: { title: "Mentor", gives: "Acompanha alunos e vê as páginas dos mentores." },
  chiefMentor: { title: "Mentor-chefe", gives: "Coordena os mentores e a correção de redações." },
  moderator: { title: "Moderação", gives: "Modera perguntas e respostas." },
  plantelUser: { title: "Comunidade Plantel", gives: "Faz parte do Plantel." },
  plantelAdmin: { title: "Administração do Plantel", gives: "Administra o Plantel." },
  azambujaUser: { title: "Comunidade Azambuja", gives: "Faz parte do Azambuja." },
  maristaUser: { title: "Comunidade Marista", gives: "Faz parte do Marista e entra no desafio." },
  maristaAdmin: { title: "Administração do Marista", gives: "Administra o Marista." },
  podionUser: { title: "Comunidade Pódion", gives: "Faz parte do Pódion." },
  admin: { title: "Administração", gives: "Pode tudo, inclusive usar estas páginas." },
};

/** The four claims of a school, each a role in it. */
export const schoolRoleTexts: Readonly<Record<SchoolRole, { claim: string; title: string }>> = {
  student: { claim: "schoolStudent", title: "Aluno" },
  teacher: { claim: "schoolTeacher", title: "Professor" },
  assistant: { claim: "schoolAssistant", title: "Assistente" },
  admin: { claim: "schoolAdmin", title: "Administração da escola" },
};

export const schoolRoles = Object.keys(schoolRoleTexts) as SchoolRole[];
