import { allowedTopics } from "#app/domain/catalogue/allowed-topics.ts";
import { exclusions } from "#app/domain/catalogue/exclusions.ts";
import { generalTopics } from "#app/domain/catalogue/general-topics.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { isSchoolCode, schoolTopics } from "#app/domain/catalogue/school-topics.ts";
import { type SubjectSlug, subjectOf } from "#app/domain/catalogue/subjects.ts";
import { allTopics } from "#app/domain/catalogue/topic-ids.ts";

/** A topic of a subject: the permanent number and the label shown. */
export type Topic = { id: number; name: string };

/**
 * The topics of a subject in an institution's exams, in pt-BR alphabetical order: the school list for Colégio Militar and
 * Tiradentes, else the general list minus the excluded topics, limited to the allowed set when there is one. Codes and
 * slugs are taken in any case; unknown ones give an empty list (spec 001 §3).
 */
export function topicsOf(institutionCode: string, subjectSlug: string): Topic[] {
  const code = institutionOf(institutionCode)?.code;
  const slug = subjectOf(subjectSlug)?.slug;
  if (!code || !slug) return [];
  if (isSchoolCode(code)) return inOrder(slug, schoolTopics[code][slug] ?? []);
  const excluded: "all" | readonly string[] = exclusions[code][slug] ?? [];
  if (excluded === "all") return [];
  const allowed: readonly string[] | undefined = allowedTopics[code]?.[slug];
  return generalTopicsOf(slug).filter(
    ({ name }) => !excluded.includes(name) && (allowed?.includes(name) ?? true),
  );
}

/** The general list of a subject, for a filter without an institution; empty for an unknown subject. */
export function generalTopicsOf(subjectSlug: string): Topic[] {
  const slug = subjectOf(subjectSlug)?.slug;
  return slug ? generalTopics[slug].map(([id, name]) => ({ id, name })) : [];
}

function inOrder(slug: SubjectSlug, names: readonly string[]): Topic[] {
  return allTopics()
    .filter(({ subject, name }) => subject === slug && names.includes(name))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}
