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
  const begun = notebooks.filter(({ readAt, read, sections }) => readAt !== null && read < sections);
  return begun.sort((one, other) => (other.readAt ?? 0) - (one.readAt ?? 0))[0] ?? null;
}
