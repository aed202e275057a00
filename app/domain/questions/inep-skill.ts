import type { InepItem } from "./draft.ts";

type Area = InepItem["area"];

const areas: readonly { code: Area; name: string }[] = [
  { code: "LC", name: "Linguagens" },
  { code: "CH", name: "Ciências Humanas" },
  { code: "CN", name: "Ciências da Natureza" },
  { code: "MT", name: "Matemática" },
];
/** Skills of each area of INEP's matrix. */
const SKILLS = 30;

/** A skill of INEP's matrix as one number: the area's place × 100 + the skill (Linguagens 1 → 101). */
export function skillId(area: Area, skill: number): number {
  return (areas.findIndex((each) => each.code === area) + 1) * 100 + skill;
}

/** All skills, area by area. */
export function allSkills(): number[] {
  return areas.flatMap(({ code }) => Array.from({ length: SKILLS }, (_, index) => skillId(code, index + 1)));
}

/** The skill an address names ("cn17"); undefined where there is none. */
export function skillOfWord(word: string): number | undefined {
  const [, code = "", digits = ""] = /^([a-z]{2})(\d{1,2})$/i.exec(word) ?? [];
  const area = areas.find((each) => each.code === code.toUpperCase());
  const number = Number(digits);
  return area && number >= 1 && number <= SKILLS ? skillId(area.code, number) : undefined;
}

/** How an address names a skill: "cn17". */
export function skillWord(id: number): string {
  return `${areas[Math.floor(id / 100) - 1]?.code.toLowerCase() ?? ""}${id % 100}`;
}

/** How people name a skill: "H17 de Ciências da Natureza". */
export function skillLabel(id: number): string {
  return `H${id % 100} de ${areas[Math.floor(id / 100) - 1]?.name ?? ""}`;
}
