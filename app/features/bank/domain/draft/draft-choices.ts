import { institutions } from "../catalogue/institutions.ts";
import { subjects } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../labels.ts";

type Option = { value: string; label: string };

type ChoiceField = "institution" | "subject" | "kind" | "language" | "difficulty" | "status";

export type DraftChoices = Readonly<Record<ChoiceField, readonly Option[]>> & {
  topics: Readonly<Record<string, readonly string[]>>;
};

function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Sent with the page, so that the browser loads no catalogue. */
export function draftChoices(catalogue: TopicCatalogue): DraftChoices {
  const topics = subjects.map(({ slug }) => {
    const own = catalogue.topics.filter(({ subject }) => subject === slug);
    return [slug, own.map(({ name }) => name)] as const;
  });
  return {
    institution: institutions.map(({ code, name }) => ({ value: code, label: name })),
    subject: subjects.map(({ slug, name }) => ({ value: slug, label: name })),
    kind: optionsOf(kindLabels),
    language: [{ value: "", label: "Nenhuma" }, ...optionsOf(languageLabels)],
    difficulty: [{ value: "", label: "Não informada" }, ...optionsOf(difficultyLabels)],
    status: optionsOf(statusLabels),
    topics: Object.fromEntries(topics),
  };
}
