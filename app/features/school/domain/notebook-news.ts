type Listed = {
  updatedAt: number;
  /** The reader's last visit; null: never opened. */
  readAt: number | null;
  sections: number;
  read: number;
};

/** Why a notebook is news to a student: never opened, or changed since. */
export function newsOf({ updatedAt, readAt }: Listed): "new" | "changed" | null {
  if (readAt === null) return "new";
  return updatedAt > readAt ? "changed" : null;
}

/** The notebook read last, with something left to read. */
export function notebookToContinue<Notebook extends Listed>(notebooks: readonly Notebook[]): Notebook | null {
  const begun = notebooks.filter(
    (each): each is Notebook & { readAt: number } => each.readAt !== null && each.read < each.sections,
  );
  return begun.sort((one, other) => other.readAt - one.readAt)[0] ?? null;
}
