import { institutions } from "#app/domain/catalogue/institutions.ts";

/** The levels of an olympiad with the school years they are for. */
export const olympiadLevels = [
  { level: 1, years: "6º e 7º anos" },
  { level: 2, years: "8º e 9º anos" },
  { level: 3, years: "ensino médio" },
] as const;

export type OlympiadLevel = (typeof olympiadLevels)[number]["level"];

/** The olympiads among the institutions. */
export const olympiads = institutions.filter(({ family }) => family === "olympiad");

/** Whether an open question belongs to an olympiad, and so to a page of its own. */
export function isOlympiadQuestion(question: { institution: number; kind: string }): boolean {
  return question.kind === "open" && olympiads.some(({ id }) => id === question.institution);
}

/** How a level stands in the rows of questions, as their phase. */
export function levelPhase(level: OlympiadLevel): string {
  return `Nível ${level}`;
}

/** The level of a word in an address; null where it is none. */
export function levelOf(word: string | null): OlympiadLevel | null {
  return olympiadLevels.find(({ level }) => String(level) === word)?.level ?? null;
}
