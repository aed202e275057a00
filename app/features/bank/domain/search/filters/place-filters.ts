import { institutionOf, institutions, institutionWithId } from "../../catalogue/institutions.ts";
import { subjectOf, subjects, subjectWithId } from "../../catalogue/subjects.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { formerTopicsOf, generalTopicsOf, topicsOf } from "../../catalogue/topics-of.ts";
import { token } from "../../words/search-tokens.ts";
import { defineFilter } from "./define-filter.ts";
import type { SearchFilters } from "./search-filters.ts";

export const institutionFilter = defineFilter({
  param: "instituicao",
  title: "Instituição",
  panel: "institutions",
  of: ({ institutions: chosen }) => chosen,
  // Another institution or subject has other topics.
  to: (chosen: number[]) => ({ institutions: chosen, topics: [] }),
  word: (id) => institutionWithId(id)?.code ?? "",
  read: (word) => institutionOf(word)?.id,
  token: token.institution,
  label: (id) => institutionWithId(id)?.name ?? "",
  offered: () => institutions.map(({ id }) => id),
});

export const subjectFilter = defineFilter({
  param: "disciplina",
  title: "Disciplina",
  panel: "subjects",
  of: ({ subjects: chosen }) => chosen,
  to: (chosen: number[]) => ({ subjects: chosen, topics: [] }),
  word: (id) => subjectWithId(id)?.slug ?? "",
  read: (word) => subjectOf(word)?.id,
  token: token.subject,
  label: (id) => subjectWithId(id)?.name ?? "",
  offered: () => subjects.map(({ id }) => id),
});

export const topicFilter = defineFilter({
  param: "assunto",
  title: "Assunto",
  of: ({ topics }) => topics,
  to: (topics: number[]) => ({ topics }),
  word: String,
  // A merged topic's id means its current topic.
  read: (word, { byId }) => (/^\d{1,6}$/.test(word) ? byId.get(Number(word))?.id : undefined),
  token: token.topic,
  label: (id, { byId }) => byId.get(id)?.name ?? "",
  offered: topicsOffered,
});

/** Requires a subject: topics of the chosen institutions, and any chosen known topic. */
function topicsOffered(filters: SearchFilters, catalogue: TopicCatalogue): number[] {
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
