import type { SubjectSlug } from "../../catalogue/subjects.ts";
import type { EnemArea, EnemLanguage } from "../reading/row.ts";
import { type SubjectWords, subjectWords } from "./subject-words.ts";
import { type SearchableText, scoreOf } from "./term-score.ts";

/** Weight of question and alternatives over the context. */
const questionWeight = 1.5;
const sureWeight = 2;
const likelyWeight = 0.6;
/** Below this score a Linguagens question with pictures or songs is about language, not art. */
const leastArtScore = 14;

type SkillSigns = { weight: number; subjects: Partial<Record<SubjectSlug, readonly number[]>> };

/** INEP's skills of CN and LC that belong to one subject, with their weight (competences 1–3 and 5 of CN are shared). */
const skillSigns: Partial<Record<EnemArea, SkillSigns>> = {
  CN: {
    weight: 6,
    subjects: {
      biologia: [11, 13, 14, 15, 16, 28, 29, 30],
      fisica: [1, 5, 20, 21, 22, 23],
      quimica: [24, 25, 26, 27],
    },
  },
  LC: { weight: 12, subjects: { artes: [12, 13, 14] } },
};

export type SubjectSigns = {
  area: EnemArea;
  language: EnemLanguage | null;
  skill: number | null;
  context: SearchableText;
  asked: SearchableText;
};

/** The area limits the subjects; INEP's skill and the words decide. */
export function subjectOfQuestion(signs: SubjectSigns): SubjectSlug {
  if (signs.area === "LC" && signs.language) return signs.language;
  const [best] = rankedSubjects(signs);
  if (!best) return "matematica";
  return signs.area === "LC" && best.score < leastArtScore ? "portugues" : best.subject;
}

/** Highest score first; ties in the order of the word lists. */
function rankedSubjects(signs: SubjectSigns): { subject: SubjectSlug; score: number }[] {
  return subjectWords[signs.area]
    .map((each) => ({
      subject: each.subject,
      score:
        wordScore(signs.context, each) +
        questionWeight * wordScore(signs.asked, each) +
        skillScore(signs, each.subject),
    }))
    .sort((one, other) => other.score - one.score);
}

function wordScore(text: SearchableText, { sure, likely }: SubjectWords): number {
  return sureWeight * scoreOf(text, sure) + likelyWeight * scoreOf(text, likely);
}

function skillScore({ area, skill }: SubjectSigns, subject: SubjectSlug): number {
  const signs = skillSigns[area];
  return skill !== null && signs?.subjects[subject]?.includes(skill) ? signs.weight : 0;
}
