import { institutions } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { formerTopicsOf, generalTopicsOf, topicsOf } from "#app/domain/catalogue/topics-of.ts";
import type { SearchFilters } from "./search-filters.ts";

/** Topics are offered once a subject is chosen: those of the institutions chosen, and any chosen topic that is known. */
export function topicsOffered(filters: SearchFilters, catalogue: TopicCatalogue): number[] {
  const codes = institutions.filter(({ id }) => filters.institutions.includes(id)).map(({ code }) => code);
  const offered = filters.subjects.flatMap((id) => {
    const slug = subjectWithId(id)?.slug ?? "";
    const own =
      codes.length > 0
        ? codes.flatMap((code) => topicsOf(code, slug, catalogue))
        : generalTopicsOf(slug, catalogue);
    return [...own, ...formerTopicsOf(slug, catalogue)].map((topic) => topic.id);
  });
  return [...new Set([...offered, ...filters.topics.filter((id) => catalogue.byId.has(id))])];
}
