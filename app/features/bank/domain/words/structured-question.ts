import { type StructuredThing, structuredText } from "#app/platform/text/structured-text.ts";
import type { QuestionKind } from "../draft.ts";
import type { QuestionHeading } from "../question-heading.ts";

const kinds: Readonly<Record<QuestionKind, string>> = {
  "single-choice": "Multiple choice",
  "right-wrong": "True or false",
  "multiple-choice": "Multiple choice",
  sum: "Multiple choice",
  numeric: "Numeric answer",
  open: "Open ended",
};

type Described = {
  heading: QuestionHeading;
  kind: QuestionKind;
  excerpt: string;
  canonical: string;
};

/** schema.org Question, public content only: no key, no answers. */
export function structuredQuestion({ heading, kind, excerpt, canonical }: Described): string {
  const thing: StructuredThing = {
    "@type": "Question",
    name: `Questão de ${heading.subject}, ${heading.exam} (${heading.code})`,
    text: excerpt,
    url: canonical,
    inLanguage: "pt-BR",
    isAccessibleForFree: true,
    eduQuestionType: kinds[kind],
    learningResourceType: "Practice problem",
    about: [heading.subject, ...heading.topics].map((name) => ({ "@type": "Thing", name })),
    isPartOf: { "@type": "Quiz", name: heading.exam },
  };
  return structuredText(thing);
}

/** schema.org Quiz with the URLs of its questions, without keys. */
export function structuredExam(exam: {
  name: string;
  institution: string;
  canonical: string;
  questions: readonly string[];
}): string {
  return structuredText({
    "@type": "Quiz",
    name: `Prova ${exam.name}`,
    url: exam.canonical,
    inLanguage: "pt-BR",
    isAccessibleForFree: true,
    learningResourceType: "Past exam",
    creator: { "@type": "Organization", name: exam.institution },
    numberOfItems: exam.questions.length,
    hasPart: exam.questions.map((url) => ({ "@type": "Question", url })),
  });
}
