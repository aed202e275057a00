import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import type { EnemArea, EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { type SubjectWords, subjectWords } from "#app/domain/questions/enem/subject-words.ts";
import { scoreOf, searchable } from "#app/domain/questions/enem/term-score.ts";

/** The question itself and its alternatives say more of the subject than the text they refer to. */
const askedWeight = 1.5;
const sureWeight = 2;
const likelyWeight = 0.6;
/** What INEP's skill adds to the subject it belongs to: as much as a few sure words; the competence of art says more. */
const skillWeight: Partial<Record<EnemArea, number>> = { CN: 6, LC: 12 };
/** Art in a Linguagens question: below this, pictures and songs are only what its language work is about. */
const leastArtScore = 14;

/** INEP's matrix: the competences of CN and LC that belong to one subject. Competence 1–3 and 5 of CN are shared. */
const subjectOfSkill: Partial<Record<EnemArea, Partial<Record<SubjectSlug, readonly number[]>>>> = {
  CN: {
    biologia: [11, 13, 14, 15, 16, 28, 29, 30],
    fisica: [1, 5, 20, 21, 22, 23],
    quimica: [24, 25, 26, 27],
  },
  LC: { artes: [12, 13, 14] },
};

export type SubjectSigns = {
  area: EnemArea;
  language: EnemLanguage | null;
  skill: number | null;
  /** The text the question refers to, and what it asks with its alternatives. */
  context: string;
  asked: string;
};

/** The subject of a question: its area decides among which, INEP's skill and the words of the text which one. */
export function subjectOfQuestion(signs: SubjectSigns): SubjectSlug {
  if (signs.area === "MT") return "matematica";
  if (signs.area === "LC" && signs.language) return signs.language;
  const ranked = rankedSubjects(signs);
  if (signs.area !== "LC") return ranked[0]?.subject ?? "portugues";
  return ranked.some(({ subject, score }) => subject === "artes" && score >= leastArtScore)
    ? "artes"
    : "portugues";
}

/** The subjects of the area by their score, the likeliest first; at equal scores in the order of the word lists. */
function rankedSubjects(signs: SubjectSigns): { subject: SubjectSlug; score: number }[] {
  const context = searchable(signs.context);
  const asked = searchable(signs.asked);
  return subjectWords[signs.area]
    .map((each) => ({
      subject: each.subject,
      score:
        wordScore(context, each) + askedWeight * wordScore(asked, each) + skillScore(signs, each.subject),
    }))
    .sort((one, other) => other.score - one.score);
}

function wordScore(text: string, { sure, likely }: SubjectWords): number {
  return sureWeight * scoreOf(text, sure) + likelyWeight * scoreOf(text, likely);
}

function skillScore({ area, skill }: SubjectSigns, subject: SubjectSlug): number {
  const belongs = skill !== null && subjectOfSkill[area]?.[subject]?.includes(skill);
  return belongs ? (skillWeight[area] ?? 0) : 0;
}
