import type { EditedAssessment } from "#app/services/assessments/save-assessment.server.ts";

/** What a maker sees and changes. */
export type AssessmentContentDraft = Omit<EditedAssessment, "revision">;
