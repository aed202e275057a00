import { institutions } from "../catalogue/institutions.ts";

export const olympiadLevels = [
  { level: 1, years: "6º e 7º anos" },
  { level: 2, years: "8º e 9º anos" },
  { level: 3, years: "ensino médio" },
] as const;

export type OlympiadLevel = (typeof olympiadLevels)[number]["level"];

export const olympiads = institutions.filter(({ family }) => family === "olympiad");

/** An open olympiad question has its own page. */
export function isOlympiadQuestion(question: { institution: number; kind: string }): boolean {
  return question.kind === "open" && olympiads.some(({ id }) => id === question.institution);
}

export function levelPhase(level: OlympiadLevel): string {
  return `Nível ${level}`;
}

export function olympiadLevelOf(word: string | null): OlympiadLevel | null {
  return olympiadLevels.find(({ level }) => String(level) === word)?.level ?? null;
}
