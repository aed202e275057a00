import { words } from "#app/platform/text/normalize.ts";
import { once, oncePer } from "#app/platform/text/once.ts";
import { stem } from "#app/platform/text/stem.ts";
import { foldedText, isSmallWord, wordsOfFolded } from "#app/platform/text/text-words.ts";
import { institutions } from "../../catalogue/institutions.ts";
import { subjects } from "../../catalogue/subjects.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import type { QuestionKind } from "../../draft.ts";
import type { QuestionOrigin } from "../../question-heading.ts";
import { allTerms } from "../terms/all-terms.ts";
import {
  fillerWords,
  ignoredWords,
  institutionWords,
  kindPhrases,
  levelWords,
  originPhrases,
  shortForms,
  solvedWords,
  subjectShorts,
} from "./school-words.ts";

/** The meaning of a phrase, besides topics. */
export type Meaning =
  | { kind: "institution"; ids: readonly number[] }
  | { kind: "subject"; id: number }
  | { kind: "level"; level: 1 | 2 | 3 }
  | { kind: "type"; of: QuestionKind }
  | { kind: "origin"; of: QuestionOrigin }
  | { kind: "solved" }
  | { kind: "ignored" }
  | { kind: "filler" };

export type Lexicon = {
  /** By its words, small ones included. */
  phrases: ReadonlyMap<string, Meaning>;
  /** Current topic ids by the stems of a phrase. */
  topics: ReadonlyMap<string, readonly number[]>;
  /** Words of all phrases and terms, with the number of terms that have them: what is spelt right. */
  vocabulary: ReadonlyMap<string, number>;
  /** Their stems. */
  roots: ReadonlySet<string>;
};

export const LONGEST_PHRASE = 7;

function phrasesIn(list: string): string[] {
  const found = list.split(";").map((each) => words(each).join(" "));
  return found.filter((phrase) => phrase !== "");
}

const phrases = once(() => {
  const found = new Map<string, Meaning>();
  const put = (list: string, meaning: Meaning) => {
    for (const phrase of phrasesIn(list)) found.set(phrase, meaning);
  };
  put(fillerWords, { kind: "filler" });
  put(ignoredWords, { kind: "ignored" });
  put(solvedWords, { kind: "solved" });
  for (const [level, list] of levelWords) put(list, { kind: "level", level });
  for (const [of, list] of Object.entries(kindPhrases)) put(list, { kind: "type", of: of as QuestionKind });
  for (const [of, list] of Object.entries(originPhrases))
    put(list, { kind: "origin", of: of as QuestionOrigin });
  for (const { id, slug } of subjects) put(subjectShorts[slug], { kind: "subject", id });
  for (const { id, code, name, fullName } of institutions)
    for (const phrase of phrasesIn([code, name, fullName, institutionWords[code] ?? ""].join(";"))) {
      const same = found.get(phrase);
      const others = same?.kind === "institution" ? same.ids : [];
      found.set(phrase, { kind: "institution", ids: [...new Set([...others, id])] });
    }
  return found;
});

/** The words of each term, by seed topic. */
const seedTerms = once(() =>
  allTerms.flatMap((list) =>
    foldedText(list)
      .split("\n")
      .flatMap((line) => {
        const id = Number.parseInt(line, 10);
        if (Number.isNaN(id)) return [];
        const terms = line.slice(line.lastIndexOf(": ") + 2).split(";");
        return terms.map((term) => ({ id, term: wordsOfFolded(term) }));
      }),
  ),
);

const NUMBERS = new Map(
  ["primeir", "segund", "terceir", "i", "ii", "iii", "iv"].map((root) => [
    root,
    shortForms[root]?.[0] ?? root,
  ]),
);

/** Lookup key of a phrase: its stems, ordinals as numbers. */
export function topicKey(roots: readonly string[]): string {
  return roots.map((root) => NUMBERS.get(root) ?? root).join(" ");
}

function build({ byId, idByName }: TopicCatalogue): Lexicon {
  const topics = new Map<string, number[]>();
  const vocabulary = new Map<string, number>();
  const roots = new Map<string, string>();
  const rootOf = (word: string) => {
    const root = roots.get(word) ?? stem(word);
    roots.set(word, root);
    return root;
  };
  const add = (seed: number, found: readonly string[]) => {
    const id = byId.get(seed)?.id;
    const telling = found.filter((word) => !isSmallWord(word));
    for (const word of telling) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    // A name of small words only ("por que") is known by them.
    const key = telling.length > 0 ? topicKey(telling.map(rootOf)) : found.join(" ");
    if (id === undefined || key === "") return;
    const ids = topics.get(key) ?? [];
    if (!ids.includes(id)) topics.set(key, [...ids, id]);
  };
  for (const { id, term } of seedTerms()) add(id, term);
  for (const [name, id] of idByName()) add(id, wordsOfFolded(name.slice(name.indexOf("/") + 1)));
  for (const phrase of phrases().keys())
    for (const word of phrase.split(" ")) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  return { phrases: phrases(), topics, vocabulary, roots: new Set([...vocabulary.keys()].map(rootOf)) };
}

/** Built at the first search of a catalogue: some milliseconds. */
export const lexiconOf = oncePer(build);
