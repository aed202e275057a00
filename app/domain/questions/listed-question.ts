import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import type { Difficulty, QuestionKind } from "./draft.ts";
import type { Highlight } from "./highlights.ts";
import { difficultyLabels } from "./labels.ts";
import { type PlacedQuestion, type QuestionHeading, questionHeading } from "./question-heading.ts";

/** What a list reads of a question, with the reader's own mark. */
export type ListedRow = PlacedQuestion & {
  kind: QuestionKind;
  difficulty: Difficulty | null;
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  status: "published" | "annulled";
  excerpt: string;
  correct: boolean | null;
};

/** A question as a list shows it. */
export type ListedQuestion = {
  heading: QuestionHeading;
  kind: QuestionKind;
  /** How hard it is, by each source that tells it: "Média (INEP)". */
  difficulty: string[];
  annulled: boolean;
  excerpt: string;
  /** The reader's own first answer; null where there is none. */
  correct: boolean | null;
  address: string;
  /** Where the searched words stand in the excerpt. */
  highlights?: Highlight[];
};

/** How hard a question is, with where that comes from: an estimate only where nothing better is known. */
function difficultyTold(row: ListedRow): string[] {
  const { difficulty, officialDifficulty, answeredDifficulty } = row;
  const told = (level: Difficulty | null, source: string) =>
    level === null ? [] : [`${difficultyLabels[level]} (${source})`];
  const known = [...told(officialDifficulty, "INEP"), ...told(answeredDifficulty, "respostas")];
  return known.length > 0 ? known : told(difficulty, "estimada");
}

/** Turns a row into what a list shows; `addressOf` says where its code leads. */
export function listedQuestion(
  row: ListedRow,
  addressOf: (code: string) => string,
  catalogue: TopicCatalogue,
): ListedQuestion {
  const heading = questionHeading(row, catalogue);
  return {
    heading,
    kind: row.kind,
    difficulty: difficultyTold(row),
    annulled: row.status === "annulled",
    excerpt: row.excerpt,
    correct: row.correct,
    address: addressOf(heading.code),
  };
}
