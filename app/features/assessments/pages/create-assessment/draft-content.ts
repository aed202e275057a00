import type { EditedAssessment } from "../../services/making/save-assessment.server.ts";

/** What a maker sees and changes. */
export type AssessmentContentDraft = Omit<EditedAssessment, "revision">;
