import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { allowedTopics } from "./allowed-topics.ts";
import { exclusions } from "./exclusions.ts";
import { type InstitutionCode, institutionOf } from "./institutions.ts";
import { isSchoolCode, type SchoolCode, schoolTopics } from "./school-topics.ts";
import { type SubjectSlug, subjectOf } from "./subjects.ts";
import { type CatalogueTopic, isElementary, seedTopic, type TopicCatalogue } from "./topic-catalogue.ts";

export type Topic = { id: number; name: string };

/**
 * Topics an institution examines, pt-BR order; [] for unknown codes. By school list, or general list and exclusions
 * (R-BANK-4).
 */
export function topicsOf(institutionCode: string, subjectSlug: string, catalogue: TopicCatalogue): Topic[] {
  const code = institutionOf(institutionCode)?.code;
  const slug = subjectOf(subjectSlug)?.slug;
  if (!code || !slug) return [];
  const own = catalogue.topics.filter((topic) => topic.subject === slug && offers(code, topic, catalogue));
  // General and elementary topics share one list here.
  if (isSchoolCode(code)) own.sort((one, other) => compareTexts(one.name, other.name));
  return own.map(({ id, name }) => ({ id, name }));
}

/** Without an institution; empty for an unknown subject. */
export function generalTopicsOf(subjectSlug: string, catalogue: TopicCatalogue): Topic[] {
  const slug = subjectOf(subjectSlug)?.slug;
  return catalogue.topics
    .filter(
      (topic) => topic.subject === slug && membersOf(topic, catalogue).some(({ id }) => !isElementary(id)),
    )
    .map(({ id, name }) => ({ id, name }));
}

/** Topics moved out of a subject that its questions may still have (decision 011). */
export function formerTopicsOf(subjectSlug: string, { former }: TopicCatalogue): Topic[] {
  const slug = subjectOf(subjectSlug)?.slug;
  const found = slug ? (former.get(slug) ?? []) : [];
  return found.map(({ id, name }) => ({ id, name }));
}

/** Whether an institution examines a topic: one of its seed topics, and a moved one's new subject too (decision 011). */
export function offers(code: InstitutionCode, topic: CatalogueTopic, catalogue: TopicCatalogue): boolean {
  const members = membersOf(topic, catalogue);
  if (isSchoolCode(code)) return members.some((member) => schoolOffers(code, member));
  if (excluded(code, topic.subject) === "all") return false;
  return members.some((member) => !isElementary(member.id) && offersMember(code, member, topic.subject));
}

function membersOf({ id }: CatalogueTopic, { members }: TopicCatalogue): CatalogueTopic[] {
  return (members.get(id) ?? [id]).flatMap((member) => seedTopic(member) ?? []);
}

function schoolOffers(code: SchoolCode, { subject, name }: CatalogueTopic): boolean {
  const names: readonly string[] = schoolTopics[code][subject] ?? [];
  return names.includes(name);
}

function excluded(
  code: Exclude<InstitutionCode, SchoolCode>,
  subject: SubjectSlug,
): "all" | readonly string[] {
  return exclusions[code][subject] ?? [];
}

/** Whether a seed topic, now in `subject`, is examined. */
function offersMember(
  code: Exclude<InstitutionCode, SchoolCode>,
  { subject: from, name }: CatalogueTopic,
  subject: SubjectSlug,
): boolean {
  const left = excluded(code, from);
  if (left !== "all" && left.includes(name)) return false;
  const allowed: readonly string[] | undefined = allowedTopics[code]?.[from];
  if (allowed) return allowed.includes(name);
  // An allowed set of the new subject does not include a moved topic.
  return from === subject || allowedTopics[code]?.[subject] === undefined;
}
