import type { TopicCatalogue } from "./catalogue/topic-catalogue.ts";
import type { Difficulty, QuestionKind } from "./draft.ts";
import { heldLabel } from "./held-back.ts";
import { difficultyLabels } from "./labels.ts";
import { type PlacedQuestion, type QuestionHeading, questionHeading } from "./question-heading.ts";
import type { Highlight } from "./words/highlights.ts";

export type ListedRow = PlacedQuestion & {
  kind: QuestionKind;
  difficulty: Difficulty | null;
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  status: "published" | "annulled";
  excerpt: string;
  correct: boolean | null;
  /** Of an open exam of the reader (held-back.ts). */
  heldUntil?: number | null;
};

export type ListedQuestion = {
  heading: QuestionHeading;
  kind: QuestionKind;
  /** By source: "Média (INEP)". */
  difficulty: string[];
  annulled: boolean;
  excerpt: string;
  correct: boolean | null;
  address: string;
  held?: string;
  highlights?: Highlight[];
};

function difficultyTold(row: ListedRow): string[] {
  const { difficulty, officialDifficulty, answeredDifficulty } = row;
  const labelOf = (level: Difficulty | null, source: string) =>
    level === null ? [] : [`${difficultyLabels[level]} (${source})`];
  const known = [...labelOf(officialDifficulty, "INEP"), ...labelOf(answeredDifficulty, "respostas")];
  return known.length > 0 ? known : labelOf(difficulty, "estimada");
}

export function listedQuestion(
  row: ListedRow,
  addressOf: (code: string) => string,
  catalogue: TopicCatalogue,
): ListedQuestion {
  const heading = questionHeading(row, catalogue);
  const { heldUntil = null } = row;
  return {
    heading,
    kind: row.kind,
    difficulty: difficultyTold(row),
    annulled: row.status === "annulled",
    excerpt: row.excerpt,
    correct: row.correct,
    address: addressOf(heading.code),
    ...(heldUntil !== null && { held: heldLabel(heldUntil) }),
  };
}
