import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import type { EnemArea, EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { type SubjectWords, subjectWords } from "#app/domain/questions/enem/subject-words.ts";
import { type SearchableText, scoreOf } from "#app/domain/questions/enem/term-score.ts";

/** The question itself and its alternatives say more of the subject than the text they refer to. */
const askedWeight = 1.5;
const sureWeight = 2;
const likelyWeight = 0.6;
/** Art in a Linguagens question: below this, pictures and songs are only what its language work is about. */
const leastArtScore = 14;

type SkillSigns = { weight: number; subjects: Partial<Record<SubjectSlug, readonly number[]>> };

/**
 * INEP's matrix: the skills of CN and LC that belong to one subject (competences 1–3 and 5 of CN are shared), and what one
 * adds to it: as much as a few sure words. The competence of art says more.
 */
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
  /** The text the question refers to, and what it asks with its alternatives. */
  context: SearchableText;
  asked: SearchableText;
};

/** The subject of a question: its area decides among which, INEP's skill and the words of the text which one. */
export function subjectOfQuestion(signs: SubjectSigns): SubjectSlug {
  if (signs.area === "LC" && signs.language) return signs.language;
  const [best] = rankedSubjects(signs);
  if (!best) return "matematica";
  return signs.area === "LC" && best.score < leastArtScore ? "portugues" : best.subject;
}

/** The subjects of the area by their score, the likeliest first; at equal scores in the order of the word lists. */
function rankedSubjects(signs: SubjectSigns): { subject: SubjectSlug; score: number }[] {
  return subjectWords[signs.area]
    .map((each) => ({
      subject: each.subject,
      score:
        wordScore(signs.context, each) +
        askedWeight * wordScore(signs.asked, each) +
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
