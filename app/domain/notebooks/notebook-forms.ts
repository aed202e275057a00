export type NotebookField = "titulo" | "id" | "turma";
/** `made`: the new notebook's id; `gone`: deleted ones, for the undo. */
export type NotebookListExtra = { made: string; gone: string[] };
