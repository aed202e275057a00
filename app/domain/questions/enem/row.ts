import type { InepItem, QuestionDraft } from "#app/domain/questions/draft.ts";

/** Linguagens, Ciências Humanas, Ciências da Natureza, Matemática: INEP's areas. */
export type EnemArea = InepItem["area"];
export type EnemLanguage = NonNullable<QuestionDraft["language"]>;

/**
 * The three schemas in circulation: "enem-provas" (one object a line, of enem.dev), "enem-legendas" (a JSON array with `options`
 * and `label`) and "enem-extracao" (a machine extraction without official key, never published unseen).
 */
type EnemSource = "enem-provas" | "enem-legendas" | "enem-extracao";

export type RowAlternative = {
  /** A–Z in capitals, null where the source gives none. */
  letter: string | null;
  /** As the source has it, not yet cleaned. */
  text: string;
  /** Address of the picture as the source writes it. */
  picture: string | null;
  /** What the source marks beside its key field. */
  markedRight: boolean;
};

/** One question as a file gives it: types put right, text still as it came. */
export type EnemRow = {
  source: EnemSource;
  /** With `source`, the question's identity for ever. */
  path: string;
  year: number;
  /** Number in the booklet the source followed. */
  index: number;
  language: EnemLanguage | null;
  /** As the source writes it ("ciencias-humanas"), null where it says nothing. */
  discipline: string | null;
  context: string;
  introduction: string;
  /** In the order of their letters. */
  alternatives: RowAlternative[];
  /** Addresses of pictures listed apart from the text. */
  pictures: string[];
  /** The letter in capitals, "X" for an annulled question, null where there is none. */
  key: string | null;
  /** What the reader found wrong that no later step can see, in Portuguese; null when nothing. */
  defect: string | null;
};

/** Where a record stands: the file's own name (no folders), and its place among the file's records, from 1. */
export type RecordPlace = { fileName: string; ordinal: number };

export type ParsedRow = { ok: true; row: EnemRow } | { ok: false; reason: string };
