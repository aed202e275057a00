import type { ListCard } from "./list.ts";

/** A person's own list, and whether the question is in it. */
export type SaveChoice = ListCard & { has: boolean };

export type SaveView = { lists: SaveChoice[] };
export type SaveField = "nome";
/** `saved`: the list that a question went to. */
export type SaveExtra = { lists: SaveChoice[]; saved: string | null };
