import type { SubjectSlug } from "../../catalogue/subjects.ts";
import {
  artsTerms,
  geographyTerms,
  historyTerms,
  philosophyTerms,
  portugueseTerms,
  sociologyTerms,
} from "./topic-words-humanities.ts";
import { biologyTerms, chemistryTerms, mathematicsTerms, physicsTerms } from "./topic-words-sciences.ts";

/** A topic's name, and its terms in one text. */
export type ChosenTerms = readonly (readonly [string, string])[];

export const chosenTerms: Partial<Record<SubjectSlug, ChosenTerms>> = {
  matematica: mathematicsTerms,
  fisica: physicsTerms,
  quimica: chemistryTerms,
  biologia: biologyTerms,
  historia: historyTerms,
  geografia: geographyTerms,
  filosofia: philosophyTerms,
  sociologia: sociologyTerms,
  portugues: portugueseTerms,
  artes: artsTerms,
};
