import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type Understood, understand } from "#app/features/bank/domain/search/query/understand.ts";
import type { Clause } from "#app/features/bank/domain/search/search-words.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { stem } from "#app/platform/text/stem.ts";
import { isSmallWord } from "#app/platform/text/text-words.ts";
import type { StoredQuestion } from "#tests/support/given.ts";

/** A question as a search over plain lists sees it: no index, no SQL. */
export type Searchable = {
  ord: number;
  institution: number;
  subject: number;
  year: number;
  topics: number[];
  kind: string;
  difficulty: number | null;
  /** By INEP's parameter b, and by the answers given: 1 to 3, 0 where it is not known. */
  official: number;
  answered: number;
  solution: boolean;
  origin: string;
  /** Area and number of INEP's skill, as the draft has them. */
  skill: number;
  /** The colours of the booklets that contain it. */
  colours: number[];
  /** In an exam. */
  number: number | null;
  /** Words of statement and alternatives in their order, small letters without accents. */
  words: string[];
};

const AREAS = ["", "LC", "CH", "CN", "MT"];
const COLOURS = ["", "azul", "amarelo", "branco", "rosa", "cinza", "verde"];

/** The words of a text, cut and folded by other means than the product's. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const found = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return found.map((word) => word.replace(/^(\d+)[oa]$/, "$1"));
}

/** The number of a colour's word. */
export function colourNumber(word: string | null): number {
  return COLOURS.indexOf(word?.replace(/^(amarel|branc)a$/, "$1o") ?? "?");
}

/** The text of a question that a search looks into, as people read it. */
export function searchedText(draft: QuestionDraft): string {
  const texts = [draft.statement, ...draft.alternatives.map((each) => each.text)];
  return texts.map((text) => plainText(text)).join("\n");
}

type Known = { total?: number; right?: number; colours?: readonly number[] };

/** A stored question, with its first answers, and other booklets that contain it. */
export function searchable(question: StoredQuestion, known: Known = {}): Searchable {
  return searchableWith(question, searchedText(question.draft), known);
}

/** The same, where the text is at hand. */
export function searchableWith(
  { ord, draft }: Pick<StoredQuestion, "ord" | "draft">,
  text: string,
  known: Known = {},
): Searchable {
  const { total = 0, right = 0 } = known;
  const b = draft.inep?.b ?? null;
  const origin = ({ "farol-acervo": "authored", "farol-gerador": "generated" } as const)[
    draft.provenance.source
  ];
  const topics = draft.topics.flatMap((name) => topicId(draft.subject, name, seedCatalogue) ?? []);
  return {
    ord,
    institution: institutionOf(draft.institution)?.id ?? 0,
    subject: subjectOf(draft.subject)?.id ?? 0,
    year: draft.exam.year,
    topics: [...new Set(topics)],
    kind: draft.kind,
    difficulty: draft.difficulty,
    official: b === null ? 0 : [b < 0, b >= 0 && b < 1.2, b >= 1.2].indexOf(true) + 1,
    answered: total < 20 ? 0 : [right * 100 >= total * 65, right * 100 >= total * 35, true].indexOf(true) + 1,
    solution: draft.solution !== null,
    origin: origin ?? "exam",
    skill: draft.inep ? AREAS.indexOf(draft.inep.area) * 100 + (draft.inep.skill ?? 0) : 0,
    colours: [origin ? 0 : colourNumber(draft.exam.booklet), ...(known.colours ?? [])].filter(
      (each) => each > 0,
    ),
    number: origin ? null : draft.number,
    words: wordsOf(text),
  };
}

/** A list matches any of its values; an empty one matches everything. */
function among<Value>(wanted: readonly Value[], has: readonly Value[]): boolean {
  return wanted.length === 0 || wanted.some((each) => has.includes(each));
}

function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));
}

function holdsClause(clause: Clause, { words, topics }: Searchable, roots: ReadonlySet<string>): boolean {
  switch (clause.kind) {
    case "concept":
      return (
        clause.topics.some((id) => topics.includes(id)) ||
        clause.names.some((name) => name.every((root) => roots.has(root)))
      );
    case "word":
      return clause.prefix ? [...roots].some((root) => root.startsWith(clause.root)) : roots.has(clause.root);
    case "phrase":
      return holdsPhrase(words, clause.words);
    case "small":
      return words.includes(clause.word);
  }
}

/** The test of a text, once its words are understood (which has tests of its own). */
function textTest({ words: text }: Understood): (question: Searchable) => boolean {
  if (text.kind === "none") return () => true;
  if (text.kind !== "terms") return () => false;
  return (question) => {
    const roots = new Set(question.words.filter((word) => !isSmallWord(word)).map(stem));
    return text.clauses.every((clause) => holdsClause(clause, question, roots));
  };
}

function holdsExtras(
  { extras }: Understood,
  { difficulty, official, answered, number }: Searchable,
): boolean {
  const own = [`d${difficulty}`, `b${official}`, `a${answered}`, `n${number}`];
  return extras.every((tokens) => tokens.some((token) => own.includes(token)));
}

/** The matching of a search. `marks`: the reader's own first answers: right or wrong by ord. */
function matchTest(
  asked: SearchFilters,
  marks: ReadonlyMap<number, boolean> = new Map(),
): (question: Searchable) => boolean {
  const understood = understand(asked, seedCatalogue);
  const filters = understood.indexed;
  const holdsText = textTest(understood);
  return (question) => {
    const mark = marks.get(question.ord);
    const own = { unanswered: mark === undefined, right: mark === true, wrong: mark === false };
    return (
      among(filters.institutions, [question.institution]) &&
      among(filters.subjects, [question.subject]) &&
      among(filters.topics, question.topics) &&
      among<string>(filters.kinds, [question.kind]) &&
      (filters.difficulties.length === 0 || filters.difficulties.includes(question.difficulty ?? 0)) &&
      among(filters.officialDifficulties, [question.official]) &&
      among(filters.answeredDifficulties, [question.answered]) &&
      question.year >= (filters.years.from ?? 0) &&
      question.year <= (filters.years.to ?? 9999) &&
      (filters.solution === null || filters.solution === question.solution) &&
      among<string>(filters.origins, [question.origin]) &&
      among(filters.skills, [question.skill]) &&
      among(filters.colours, question.colours) &&
      (filters.mine === null || own[filters.mine]) &&
      holdsExtras(understood, question) &&
      holdsText(question)
    );
  };
}

/** Whether a question matches a search. */
export function isMatch(question: Searchable, filters: SearchFilters): boolean {
  return matchTest(filters)(question);
}

/** The ords a search must find, newest first. */
export function matchesOf(
  questions: readonly Searchable[],
  filters: SearchFilters,
  marks?: ReadonlyMap<number, boolean>,
): number[] {
  const found = questions.filter(matchTest(filters, marks)).map((each) => each.ord);
  return found.sort((one, other) => other - one);
}
