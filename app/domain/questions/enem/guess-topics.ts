import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import { type SearchableText, termList, termsIn } from "#app/domain/questions/enem/term-score.ts";
import {
  artsTerms,
  geographyTerms,
  historyTerms,
  philosophyTerms,
  portugueseTerms,
  sociologyTerms,
} from "#app/domain/questions/enem/topic-words-humanities.ts";
import {
  biologyTerms,
  chemistryTerms,
  mathematicsTerms,
  physicsTerms,
} from "#app/domain/questions/enem/topic-words-sciences.ts";

/** Weight of a term in the question over one in the context; a single mention in the context is too little. */
const questionWeight = 2;
const leastScore = 2;
const mostTopics = 3;

type Terms = readonly { topic: string; terms: readonly string[] }[];

const termsBySubject: Partial<Record<SubjectSlug, Terms>> = {
  matematica: prepared(mathematicsTerms),
  fisica: prepared(physicsTerms),
  quimica: prepared(chemistryTerms),
  biologia: prepared(biologyTerms),
  historia: prepared(historyTerms),
  geografia: prepared(geographyTerms),
  filosofia: prepared(philosophyTerms),
  sociologia: prepared(sociologyTerms),
  portugues: prepared(portugueseTerms),
  artes: prepared(artsTerms),
};

/** ENEM tests only reading in foreign languages. */
const topicOfLanguage: Partial<Record<SubjectSlug, string>> = {
  ingles: "Reading Comprehension",
  espanhol: "Comprensión Lectora",
};

/** Up to three topics by score, often none. */
export function guessTopics(subject: SubjectSlug, context: SearchableText, asked: SearchableText): string[] {
  const ofLanguage = topicOfLanguage[subject];
  if (ofLanguage) return [ofLanguage];
  return (termsBySubject[subject] ?? [])
    .map(({ topic, terms }) => ({
      topic,
      score: termsIn(context, terms).length + questionWeight * termsIn(asked, terms).length,
    }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostTopics)
    .map(({ topic }) => topic);
}

function prepared(rows: readonly (readonly [string, string])[]): Terms {
  return rows.map(([topic, terms]) => ({ topic, terms: termList(terms) }));
}
