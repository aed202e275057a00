import { isMinor } from "#app/platform/access/minors.ts";

export const visibilities = [
  { value: "private", label: "Só eu", hint: "Ninguém mais vê o seu perfil." },
  {
    value: "signed-in",
    label: "Quem tem conta no Farol",
    hint: "Só quem entrou na conta e confirmou o e-mail.",
  },
  {
    value: "everybody",
    label: "Qualquer pessoa",
    hint: "Também quem não tem conta, pelo link do perfil.",
  },
] as const;

export type Visibility = (typeof visibilities)[number]["value"];

export const profileParts = [
  {
    value: "statistics",
    label: "Estatísticas",
    hint: "Pontos, acerto, semanas e disciplinas.",
  },
  {
    value: "answers",
    label: "Questões respondidas há pouco",
    hint: "As últimas, com certo ou errado. A alternativa marcada não aparece.",
  },
] as const;

export type ProfilePart = (typeof profileParts)[number]["value"];

export type Privacy = { visibility: Visibility; shares: readonly ProfilePart[] };

/** The default (R-MINOR-2). */
export const privateByDefault: Privacy = { visibility: "private", shares: [] };

/** Choices by age: no minor's profile is public (R-MINOR-2). */
export function visibilitiesFor(ageBand: string | null): readonly (typeof visibilities)[number][] {
  return visibilities.filter(({ value }) => value !== "everybody" || !isMinor(ageBand));
}

/** The effective choice: what the age forbids falls back to people with an account. */
export function heldVisibility(chosen: Visibility, ageBand: string | null): Visibility {
  return chosen === "everybody" && isMinor(ageBand) ? "signed-in" : chosen;
}

export type Onlooker = { isOwn: boolean; isConfirmed: boolean };

export function maySeeProfile(visibility: Visibility, { isOwn, isConfirmed }: Onlooker): boolean {
  return isOwn || visibility === "everybody" || (visibility === "signed-in" && isConfirmed);
}

export function readPrivacy(visibility: string, shares: readonly string[]): Privacy | null {
  const chosen = visibilities.find(({ value }) => value === visibility);
  if (!chosen) return null;
  const parts = profileParts.map(({ value }) => value);
  return { visibility: chosen.value, shares: parts.filter((part) => shares.includes(part)) };
}
