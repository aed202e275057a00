import type { InepItem } from "./draft.ts";

type Area = InepItem["area"];

const areas: readonly { code: Area; name: string }[] = [
  { code: "LC", name: "Linguagens" },
  { code: "CH", name: "Ciências Humanas" },
  { code: "CN", name: "Ciências da Natureza" },
  { code: "MT", name: "Matemática" },
];
const SKILLS = 30;

/** Area's position × 100 + skill (Linguagens 1 → 101). */
export function skillId(area: Area, skill: number): number {
  return (areas.findIndex((each) => each.code === area) + 1) * 100 + skill;
}

export function allSkills(): number[] {
  return areas.flatMap(({ code }) => Array.from({ length: SKILLS }, (_, index) => skillId(code, index + 1)));
}

export function skillOfWord(word: string): number | undefined {
  const [, code = "", digits = ""] = /^([a-z]{2})(\d{1,2})$/i.exec(word) ?? [];
  const area = areas.find((each) => each.code === code.toUpperCase());
  const number = Number(digits);
  return area && number >= 1 && number <= SKILLS ? skillId(area.code, number) : undefined;
}

export function skillPlace(id: number): { area: Area | null; number: number } {
  return { area: areas[Math.floor(id / 100) - 1]?.code ?? null, number: id % 100 };
}

export function skillWord(id: number): string {
  const { area, number } = skillPlace(id);
  return `${area?.toLowerCase() ?? ""}${number}`;
}

export function skillLabel(id: number): string {
  return `H${id % 100} de ${areas[Math.floor(id / 100) - 1]?.name ?? ""}`;
}
