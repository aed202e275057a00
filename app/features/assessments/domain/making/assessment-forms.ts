export type AssessmentField = "titulo" | "inicio" | "fim" | "de";
/** `gone`: the ids just deleted, for the undo. */
export type AssessmentListExtra = { gone: readonly string[] };
