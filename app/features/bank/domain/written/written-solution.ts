import type { SubjectSlug } from "../catalogue/subjects.ts";
import type { InepItem, QuestionDraft } from "../draft.ts";

/** A solution written for a real ENEM question (content/solutions): Markdown and LaTeX. */
export type WrittenSolution = {
  year: number;
  number: number;
  language: "ingles" | "espanhol" | null;
  /** INEP's item code; null where INEP's file does not join the question. */
  itemCode: number | null;
  /** `textDigest` of the question that it was written for. */
  textDigest: string;
  letter: string;
  idea: string;
  steps: string[];
  /** Of each wrong letter: the mistake that leads there. */
  remarks: { letter: string; text: string }[];
  /** Three rungs, which name no letter and no result. */
  hints: string[];
  area: InepItem["area"];
  skill: number;
  subject: SubjectSlug;
  topics: string[];
  concept: { title: string; address: string } | null;
  /** Calculations that decide a step; a test evaluates them. */
  checks: string[];
};

/**
 * "none": nothing is written for it. "other-text": added, as INEP's item and key agree, though the text was changed since.
 * Refused are "other-question" (item and text differ) and "other-key".
 */
export type WrittenOutcome = "added" | "none" | "other-text" | "other-question" | "other-key";

const REMARKS_TITLE = "**Por que não as outras**";

/** The solution, hint and explanation of a draft; `solutionParts` reads the first. */
export function textsOfWritten({
  idea,
  steps,
  remarks,
  hints,
  concept,
}: WrittenSolution): Pick<QuestionDraft, "solution" | "hint" | "explanation"> {
  const list = steps.map((step, index) => `${index + 1}. ${step.replaceAll("\n", "\n   ")}`);
  const others = remarks.map(({ letter, text }) => `- **${letter}:** ${text}`);
  const more = concept ? [`Para rever: [${concept.title}](${concept.address})`] : [];
  return {
    solution: [list.join("\n"), REMARKS_TITLE, others.join("\n"), ...more].join("\n\n"),
    hint: hints.map((hint, index) => `${index + 1}. ${hint}`).join("\n"),
    explanation: idea,
  };
}

/** The key of a place in an exam; a language's two versions differ. */
export function placeKey(place: Pick<WrittenSolution, "year" | "number" | "language">): string {
  return `${place.year}/${place.number}/${place.language ?? ""}`;
}
