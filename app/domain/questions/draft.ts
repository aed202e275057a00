import type { InstitutionCode } from "#app/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";

/** single-choice has 4 or 5 alternatives A–E; right-wrong has the two alternatives C (Certo) and E (Errado); open has none. */
export type QuestionKind = "single-choice" | "right-wrong" | "open";

export type QuestionStatus = "published" | "quarantined" | "annulled";

/** 1 easy, 2 medium, 3 hard, as its author judged it. */
export type Difficulty = 1 | 2 | 3;

/** A picture a question shows. `path` is the path under the folder given to the importer, and then the key in the picture store. */
export type Picture = { path: string; alt: string | null };

export type AlternativeDraft = {
  /** Markdown and LaTeX; may be empty where a picture says it all. */
  text: string;
  picture: Picture | null;
};

/** Where the exam stands: the year, and the parts that an exam may have. */
export type ExamPlace = {
  year: number;
  /** "1ª fase", "2ª fase", "regular", "PPL"… */
  phase: string | null;
  day: number | null;
  /** Booklet colour ("azul"), where the exam has several. */
  booklet: string | null;
};

/** What INEP publishes of an ENEM item: code, area and skill of its matrix, and the three parameters of the response model. */
export type InepItem = {
  itemCode: number | null;
  area: "LC" | "CH" | "CN" | "MT";
  /** 1 to 30 within the area, null where INEP gives none (2009). */
  skill: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

/** Where a question came from: `source` and `path` together name it for ever, so that a second import finds it again. */
type Provenance = {
  /** "farol-acervo", "farol-gerador", "enem-provas"… */
  source: string;
  path: string;
  version: string;
};

/** A question as an author or an importer hands it over: source text, not yet rendered, not yet stored. */
export type QuestionDraft = {
  institution: InstitutionCode;
  exam: ExamPlace;
  /** Number in the booklet. */
  number: number | null;
  subject: SubjectSlug;
  /** Topic names of the catalogue, as written there. */
  topics: string[];
  kind: QuestionKind;
  /** The foreign language the item belongs to, where an exam lets the candidate choose one. */
  language: "ingles" | "espanhol" | null;
  difficulty: Difficulty | null;
  /** Markdown and LaTeX; pictures as `![alt](path)`. */
  statement: string;
  alternatives: AlternativeDraft[];
  /** The right letter: A–E, or C/E for right-wrong; null for open questions and where the source gives none. */
  key: string | null;
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  status: QuestionStatus;
  /** Why it is not published, in Portuguese; null unless quarantined. */
  quarantineReason: string | null;
  inep: InepItem | null;
  provenance: Provenance;
  /** A real exam's, or written in its style: where left out, the source decides. */
  origin?: "exam" | "authored";
};
