import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { isCampaign } from "#app/platform/access/campaign.ts";
import { type CommunityModule, communityModules } from "#app/platform/access/community.ts";
import { cleanLine } from "#app/platform/text/clean-text.ts";

/** Characters, points of a right answer, lists, and communities that one person can be in. */
export const COMMUNITY = {
  code: 30,
  name: 60,
  menu: 24,
  lead: 200,
  about: 3000,
  points: 100,
  lists: 12,
  own: 10,
} as const;

/** Each has enough contrast with white letters (4.5 : 1). */
export const communityColours = [
  { value: "#1d3f8f", label: "Azul" },
  { value: "#14532d", label: "Verde" },
  { value: "#7a3e0a", label: "Marrom" },
  { value: "#5b2a86", label: "Roxo" },
  { value: "#9f1239", label: "Vermelho" },
  { value: "#374151", label: "Cinza" },
] as const;

export type CommunityFields = Record<
  "code" | "name" | "menu" | "colour" | "lead" | "about" | "points" | "catalogue" | "lists",
  string
> & { modules: readonly string[] };
export type CommunityField = keyof CommunityFields;

export type CommunityData = {
  code: string;
  name: string;
  menu: string;
  colour: string;
  lead: string;
  about: string;
  modules: CommunityModule[];
  points: number;
  catalogue: string[];
  /** Ids of lists that anybody with the address may open. */
  lists: string[];
};

const words = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function codeProblem(code: string): string | null {
  if (isCampaign(code.toUpperCase())) return "Este endereço é de outra comunidade.";
  if (/^[a-z][a-z0-9-]+$/.test(code) && code.length <= COMMUNITY.code) return null;
  return `Use de 2 a ${COMMUNITY.code} letras minúsculas sem acento, algarismos ou hífens, começando por letra.`;
}

/** A community as typed, or what is wrong with it. The code of one that exists is no new one. */
export function readCommunity(
  fields: CommunityFields,
  { isNew }: { isNew: boolean },
):
  | { community: CommunityData; problems?: never }
  | { community?: never; problems: Partial<Record<CommunityField, string>> } {
  const [code, name, lead] = [fields.code.trim(), cleanLine(fields.name), cleanLine(fields.lead)];
  const menu = cleanLine(fields.menu) || name;
  const about = fields.about.trim();
  const points = /^\d{1,3}$/.test(fields.points.trim()) ? Number(fields.points) : 0;
  const known = new Map<string, string>(institutions.map((each) => [each.code.toUpperCase(), each.code]));
  const asked = words(fields.catalogue.toUpperCase());
  const catalogue = [...new Set(asked.flatMap((each) => known.get(each) ?? []))];
  const lists = [...new Set(words(fields.lists).map((address) => address.replace(/^.*\/l\//, "")))];
  const problems: Partial<Record<CommunityField, string>> = {};
  const badCode = isNew ? codeProblem(code) : null;
  if (badCode) problems.code = badCode;
  if (name === "" || name.length > COMMUNITY.name)
    problems.name = `Dê um nome, com até ${COMMUNITY.name} caracteres.`;
  else if (menu.length > COMMUNITY.menu)
    problems.menu = `Escreva a linha do menu com até ${COMMUNITY.menu} caracteres.`;
  if (!communityColours.some(({ value }) => value === fields.colour)) problems.colour = "Escolha a cor.";
  if (lead === "" || lead.length > COMMUNITY.lead)
    problems.lead = `Diga em uma frase o que ela é, com até ${COMMUNITY.lead} caracteres.`;
  if (about === "" || about.length > COMMUNITY.about)
    problems.about = `Apresente a comunidade, com até ${COMMUNITY.about} caracteres.`;
  if (points < 1 || points > COMMUNITY.points) problems.points = `De 1 a ${COMMUNITY.points}.`;
  const unknown = asked.find((each) => !known.has(each));
  if (unknown) problems.catalogue = `Não há provas de ${unknown} no acervo.`;
  if (lists.length > COMMUNITY.lists) problems.lists = `Até ${COMMUNITY.lists} listas.`;
  else if (lists.some((id) => !/^[\w-]{1,64}$/.test(id)))
    problems.lists = "Cole o endereço de cada lista, como farol.com.br/l/…";
  if (Object.keys(problems).length > 0) return { problems };
  const modules = communityModules.filter((each) => fields.modules.includes(each));
  const { colour } = fields;
  return { community: { code, name, menu, colour, lead, about, modules, points, catalogue, lists } };
}
