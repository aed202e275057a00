import { isMinor } from "./questionnaire-options.ts";

/** Who sees a person's profile. */
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

/** What a visible profile may show besides first name, avatar and level. */
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

/** Everybody begins here (decision 20). */
export const privateByDefault: Privacy = { visibility: "private", shares: [] };

/** Who people of this age may show their profile to: no minor's is open to everybody (decision 20). */
export function visibilitiesFor(ageBand: string | null): readonly (typeof visibilities)[number][] {
  return visibilities.filter(({ value }) => value !== "everybody" || !isMinor(ageBand));
}

/** The choice that holds: what is not open to a person's age falls back to people with an account. */
export function heldVisibility(chosen: Visibility, ageBand: string | null): Visibility {
  return chosen === "everybody" && isMinor(ageBand) ? "signed-in" : chosen;
}

/** Who looks at a profile: oneself, or somebody with a confirmed e-mail, or anybody. */
export type Onlooker = { isOwn: boolean; isConfirmed: boolean };

/** Whether somebody sees a person's profile at all. */
export function maySeeProfile(visibility: Visibility, { isOwn, isConfirmed }: Onlooker): boolean {
  return isOwn || visibility === "everybody" || (visibility === "signed-in" && isConfirmed);
}

/** A choice of privacy as it was sent, without what does not exist; null where nobody is named who may see it. */
export function readPrivacy(visibility: string, shares: readonly string[]): Privacy | null {
  const chosen = visibilities.find(({ value }) => value === visibility);
  if (!chosen) return null;
  const parts = profileParts.map(({ value }) => value);
  return { visibility: chosen.value, shares: parts.filter((part) => shares.includes(part)) };
}
