import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import type { Random } from "#content/generator/random.ts";

/** What one template makes of its parameters. All texts are Markdown with LaTeX, in Portuguese. */
export type GeneratedContent = {
  /** The situation, one or more paragraphs. */
  context: string;
  /** The command that the alternatives answer or complete. */
  question: string;
  right: string;
  /** At least four, different from each other and from the right one. */
  wrong: string[];
  /** The answer as a whole sentence, for right-or-wrong items. */
  claim?: (answer: string) => string;
  /** The command without alternatives, for open questions. */
  open?: string;
  solution: string;
  hint: string;
  explanation: string;
  difficulty: Difficulty;
  /** The numbers the statement gives, for checks that recompute the answer another way. */
  facts?: Record<string, number>;
};

export type QuestionTemplate = {
  /** Kebab case, beginning with the subject: "fisica-frenagem". */
  name: string;
  subject: SubjectSlug;
  /** Topic names of the catalogue; an exam may use the template when its programme has one of them. */
  topics: readonly string[];
  /** Further topics the question touches, named where the exam has them. */
  also?: readonly string[];
  make: (random: Random) => GeneratedContent;
};
