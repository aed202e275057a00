export type NotebookField = "titulo" | "id" | "turma";
/** Deleted ones, for the undo. */
export type NotebookListExtra = { gone: string[] };
