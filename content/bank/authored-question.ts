import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { Difficulty, QuestionKind } from "#app/features/bank/domain/draft.ts";

/** A question written for Farol in the style of an exam. Texts are Markdown with LaTeX; figures are `![alt](figuras/<id>.svg)`. */
export type AuthoredQuestion = {
  /** "mat-001": never changes. */
  id: string;
  /** The exam whose style it follows. */
  style: InstitutionCode;
  subject: SubjectSlug;
  topics: string[];
  kind: QuestionKind;
  difficulty: Difficulty;
  /** The level of an olympiad: 1 (6º e 7º ano), 2 (8º e 9º ano), 3 (ensino médio). */
  level?: 1 | 2 | 3;
  language?: "ingles" | "espanhol";
  statement: string;
  /** In order A, B, C…; empty for open questions; ["Certo", "Errado"] for right-wrong. A text, or a figure with its alternative text. */
  alternatives: (string | { figure: string; alt: string; text?: string })[];
  /** As stored (answer-forms.ts): A–E; C or E for right-wrong; "ACE", "27", "054" for the rarer kinds; null for open. */
  key: string | null;
  solution: string;
  hint: string;
  explanation: string;
};
