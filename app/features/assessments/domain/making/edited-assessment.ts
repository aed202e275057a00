import { questionCode } from "#app/platform/text/question-code.ts";
import type { AssessmentDocument, AssessmentSection, Criterion } from "../assessment.ts";

/** The document as the browser knows it: questions by their codes. */
export type EditedQuestion = { code: string; weight?: number; rubric?: Criterion[] };
export type EditedSection = Omit<AssessmentSection, "questions"> & { questions: EditedQuestion[] };
export type EditedDocument = { sections: EditedSection[] };

export const MOST_ASSESSMENT_SECTIONS = 20;
export const LONGEST_SECTION_TITLE = 80;
export const HEAVIEST = 100;

export function editedDocument({ sections }: AssessmentDocument): EditedDocument {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map(({ ord, ...rest }) => ({ code: questionCode(ord), ...rest })),
    })),
  };
}
