import type { SubjectSlug } from "../../catalogue/subjects.ts";
import { type ChosenTerms, chosenTerms } from "./chosen-terms.ts";
import { type SearchableText, termList, termsIn } from "./term-score.ts";

/** Weight of a term in the question over one in the context; a single mention in the context is too little. */
const questionWeight = 2;
const leastScore = 2;
const mostTopics = 3;

type Terms = readonly { topic: string; terms: readonly string[] }[];

const termsBySubject = new Map(
  Object.entries(chosenTerms).map(([subject, terms]): [string, Terms] => [subject, prepared(terms)]),
);

/** ENEM tests only reading in foreign languages. */
const topicOfLanguage: Partial<Record<SubjectSlug, string>> = {
  ingles: "Reading Comprehension",
  espanhol: "Comprensión Lectora",
};

/** Up to three topics by score, often none. */
export function guessTopics(subject: SubjectSlug, context: SearchableText, asked: SearchableText): string[] {
  const ofLanguage = topicOfLanguage[subject];
  if (ofLanguage) return [ofLanguage];
  return (termsBySubject.get(subject) ?? [])
    .map(({ topic, terms }) => ({
      topic,
      score: termsIn(context, terms).length + questionWeight * termsIn(asked, terms).length,
    }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostTopics)
    .map(({ topic }) => topic);
}

function prepared(rows: ChosenTerms): Terms {
  return rows.map(([topic, terms]) => ({ topic, terms: termList(terms) }));
}
