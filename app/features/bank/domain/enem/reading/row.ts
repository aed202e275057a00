import type { InepItem, QuestionDraft } from "../../draft.ts";

export type EnemArea = InepItem["area"];
export type EnemLanguage = NonNullable<QuestionDraft["language"]>;

/** enem-provas (enem.dev), -legendas (`options`, `label`), -descricoes (`figures`, `description`), -extracao (by machine, no official key). */
type EnemSource = "enem-provas" | "enem-legendas" | "enem-descricoes" | "enem-extracao";

export type RowAlternative = {
  /** A–Z, or null. */
  letter: string | null;
  /** Uncleaned. */
  text: string;
  picture: string | null;
  markedRight: boolean;
};

export type EnemRow = {
  source: EnemSource;
  /** With `source`, the permanent identity. */
  path: string;
  year: number;
  index: number;
  language: EnemLanguage | null;
  discipline: string | null;
  context: string;
  introduction: string;
  alternatives: RowAlternative[];
  pictures: string[];
  /** A letter, "X" for annulled, or null. */
  key: string | null;
  /** A defect only the reader sees, in Portuguese. */
  defect: string | null;
};

/** The location of a record: the file's own name (no folders), and its position in the file, from 1. */
export type RecordPlace = { fileName: string; ordinal: number };

export type ParsedRow = { ok: true; row: EnemRow } | { ok: false; reason: string };
