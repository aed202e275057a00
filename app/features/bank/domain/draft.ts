import type { InstitutionCode } from "./catalogue/institutions.ts";
import type { SubjectSlug } from "./catalogue/subjects.ts";

/**
 * single-choice has 4 or 5 alternatives A–E; right-wrong has the two alternatives C (Certo) and E (Errado); several of
 * multiple-choice may be right; the propositions of sum are worth 01, 02, 04…; numeric (000 to 999) and open have none.
 */
export type QuestionKind = "single-choice" | "right-wrong" | "multiple-choice" | "sum" | "numeric" | "open";

export type QuestionStatus = "published" | "quarantined" | "annulled";

/** 1 easy, 2 medium, 3 hard. */
export type Difficulty = 1 | 2 | 3;

/** `path`: under the importer's folder, then the picture store's key. */
export type Picture = { path: string; alt: string | null };

export type AlternativeDraft = {
  /** Markdown and LaTeX; empty where a picture is enough. */
  text: string;
  picture: Picture | null;
};

export type ExamPlace = {
  year: number;
  /** "1ª fase", "2ª fase", "regular", "PPL"… */
  phase: string | null;
  day: number | null;
  /** Colour ("azul"), where the exam has several. */
  booklet: string | null;
};

/** INEP's published data of an ENEM item: matrix code, area, skill, and the three model parameters. */
export type InepItem = {
  itemCode: number | null;
  area: "LC" | "CH" | "CN" | "MT";
  /** 1 to 30 within the area; null in 2009. */
  skill: number | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

/** `source` and `path` are the permanent identity: a later import finds the question by them. */
type Provenance = {
  /** "farol-acervo", "farol-gerador", "enem-provas"… */
  source: string;
  path: string;
  version: string;
};

/** A question before rendering and storage: source text. */
export type QuestionDraft = {
  institution: InstitutionCode;
  exam: ExamPlace;
  number: number | null;
  subject: SubjectSlug;
  topics: string[];
  kind: QuestionKind;
  /** Where candidates choose a foreign language. */
  language: "ingles" | "espanhol" | null;
  difficulty: Difficulty | null;
  /** Markdown and LaTeX; pictures as `![alt](path)`. */
  statement: string;
  alternatives: AlternativeDraft[];
  /** An answer as stored (check-answer.ts); null for open questions and where the source has none. */
  key: string | null;
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  status: QuestionStatus;
  /** In Portuguese; null unless quarantined. */
  quarantineReason: string | null;
  inep: InepItem | null;
  provenance: Provenance;
  /** Default: by the source. */
  origin?: "exam" | "authored";
};
