export type AssessmentField = "titulo" | "inicio" | "fim" | "de";
/** `gone`: what a deletion took, to undo it. */
export type AssessmentListExtra = { gone: readonly string[] };
