import { words } from "#app/platform/text/normalize.ts";
import { type Institution, institutionOf, institutions } from "../catalogue/institutions.ts";
import { type SubjectSlug, subjectOf, subjects } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { topicNamed } from "../catalogue/topic-ids.ts";
import { guessTopics } from "../enem/topics/guess-topics.ts";
import { subjectWords } from "../enem/topics/subject-words.ts";
import { scoreOf, searchable } from "../enem/topics/term-score.ts";

/** Minimum score: two words of one subject. */
const leastScore = 4;
const sureWeight = 2;
const likelyWeight = 0.6;

export type Classification = {
  institution: Institution["code"] | null;
  year: number | null;
  subject: SubjectSlug;
  topics: string[];
};

/** Classifies by the requested values, then by labels, then by words. */
export function classify(
  labels: readonly string[],
  text: string,
  { subject: given, catalogue }: { subject: SubjectSlug | null; catalogue: TopicCatalogue },
): Classification {
  const subject = given ?? subjectOfLabels(labels, catalogue) ?? subjectOfWords(text);
  const topics = labels
    .map((label) => topicNamed(subject, label, catalogue)?.name)
    .filter((name) => name !== undefined);
  const searched = searchable(text);
  return {
    institution: labels.map(institutionNamed).find((code) => code !== null) ?? null,
    year: Number(labels.find((label) => /^(?:19|20)\d\d$/.test(label.trim()))) || null,
    subject,
    topics: topics.length > 0 ? [...new Set(topics)] : guessTopics(subject, searched, searched),
  };
}

function sameWords(one: string, other: string): boolean {
  return words(one).join(" ") === words(other).join(" ");
}

export function institutionNamed(label: string): Institution["code"] | null {
  const byName = institutions.find(
    ({ name, fullName }) => sameWords(name, label) || sameWords(fullName, label),
  );
  return (institutionOf(label.trim()) ?? byName)?.code ?? null;
}

export function subjectNamed(label: string): SubjectSlug | null {
  const byName = subjects.find(({ name, slug }) => sameWords(name, label) || sameWords(slug, label));
  return (subjectOf(label.trim()) ?? byName)?.slug ?? null;
}

/** By the innermost label that names a subject; else the only subject with a topic of that name. */
function subjectOfLabels(labels: readonly string[], { topics }: TopicCatalogue): SubjectSlug | null {
  const innermost = [...labels].reverse();
  const named = innermost.map(subjectNamed).find((subject) => subject !== null);
  if (named) return named;
  for (const label of innermost) {
    const owners = new Set(topics.filter(({ name }) => sameWords(name, label)).map(({ subject }) => subject));
    const [owner] = owners;
    if (owner && owners.size === 1) return owner;
  }
  return null;
}

/** The subject with most words in the text, else the language's. */
function subjectOfWords(text: string): SubjectSlug {
  const searched = searchable(text.slice(0, 20_000));
  const ranked = Object.values(subjectWords)
    .flat()
    .map(({ subject, sure, likely }) => ({
      subject,
      score: sureWeight * scoreOf(searched, sure) + likelyWeight * scoreOf(searched, likely),
    }))
    .sort((one, other) => other.score - one.score);
  const [best] = ranked;
  return best && best.score >= leastScore ? best.subject : languageOf(text);
}

const everyday = {
  portugues: "de do da que os as em um uma para com nao por mais como seu sua ao no na ou e foi".split(" "),
  ingles: "the of and to in is that it was for on are with as this be by which you what from an".split(" "),
  espanhol: "el la los las y en un una para con por mas como su al lo del que no es se".split(" "),
} as const;

function languageOf(text: string): SubjectSlug {
  const found = words(text.slice(0, 5_000));
  const count = (list: readonly string[]) => found.filter((word) => list.includes(word)).length;
  const { ingles, espanhol, portugues } = everyday;
  if (count(ingles) > Math.max(count(portugues), count(espanhol))) return "ingles";
  return count(espanhol) > count(portugues) ? "espanhol" : "portugues";
}
