import { institutionOf, institutions } from "#app/domain/catalogue/institutions.ts";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { topicWithId } from "#app/domain/catalogue/topic-ids.ts";
import { generalTopicsOf, topicsOf } from "#app/domain/catalogue/topics-of.ts";
import { allColours, colourWord } from "./booklet-colour.ts";
import { allSkills, skillLabel } from "./inep-skill.ts";
import { difficultyLabels, kindLabels, originLabels } from "./labels.ts";
import type { SearchFilters } from "./search-filters.ts";
import { token } from "./search-tokens.ts";

/** A value a person can choose, before it is counted. */
export type Option<Value> = { value: Value; label: string; token: string };

/** The values each group of filters offers: their words and search tokens. */
export const institutionOptions = () =>
  institutions.map(({ id, name }) => ({ value: id as number, label: name, token: token.institution(id) }));
export const subjectOptions = () =>
  subjects.map(({ id, name }) => ({ value: id as number, label: name, token: token.subject(id) }));
export const kindOptions = () =>
  (["single-choice", "right-wrong", "open"] as const).map((kind) => ({
    value: kind,
    label: kindLabels[kind],
    token: token.kind(kind),
  }));
export const difficultyOptions = (tokenOf: (level: number) => string) =>
  ([1, 2, 3] as const).map((each) => ({
    value: each as number,
    label: difficultyLabels[each],
    token: tokenOf(each),
  }));
export const originOptions = () =>
  (["exam", "authored", "generated"] as const).map((origin) => ({
    value: origin,
    label: originLabels[origin],
    token: token.origin(origin),
  }));
export const colourOptions = () =>
  allColours().map((colour) => ({
    value: colour,
    label: `Caderno ${colourWord(colour)}`,
    token: token.colour(colour),
  }));
export const solutionOptions = () => [
  { value: true, label: "Com resolução", token: token.solution(true) },
  { value: false, label: "Sem resolução", token: token.solution(false) },
];

/** Topics are offered once a subject is chosen: those of the institution where one is, and whatever is chosen already. */
export function topicOptions(filters: SearchFilters): Option<number>[] {
  const chosen = filters.topics.flatMap((id) => topicWithId(id) ?? []);
  const offered = filters.subjects.flatMap((id) => {
    const slug = subjects.find((each) => each.id === id)?.slug ?? "";
    const codes = institutions
      .filter((each) => filters.institutions.includes(each.id))
      .map((each) => each.code);
    return codes.length > 0 ? codes.flatMap((code) => topicsOf(code, slug)) : generalTopicsOf(slug);
  });
  const byId = new Map(
    [...offered, ...chosen].map(({ id, name }) => [id, { value: id, label: name, token: token.topic(id) }]),
  );
  return [...byId.values()];
}

/**
 * Skills belong to INEP's matrix and are many: they are offered in a search of the ENEM and a subject, and wherever one is
 * chosen already.
 */
export function skillOptions(filters: SearchFilters): Option<number>[] {
  const enem = institutionOf("ENEM")?.id ?? 0;
  const offered = filters.institutions.some((id) => id === enem) && filters.subjects.length > 0;
  return (offered ? allSkills() : filters.skills).map((id) => ({
    value: id,
    label: skillLabel(id),
    token: token.skill(id),
  }));
}
