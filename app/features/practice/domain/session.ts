/** Study reveals each result at once; an exam at its end. */
export type PracticeMode = "study" | "exam";

/** What a person says of a review; undone, it does not count. */
export type Felt = "hard" | "easy" | "undone";

export type PracticeItem = {
  position: number;
  choice: string | null;
  /** Study: answered; exam: graded at the end. */
  answered: boolean;
  marked: boolean;
  /** Eliminated alternatives: "AC". */
  cut: string;
  /** Of an open question, in a school's assessment. */
  text?: string;
  /** In a review. */
  felt?: Felt | null;
  /** Epoch milliseconds: the later change of two devices wins. */
  changedAt: number;
};

export type PracticeHead = {
  position: number;
  /** Epoch seconds; null while the timer is off. */
  timerFrom: number | null;
  /** How often the page of a sitting was left, in all. */
  away?: number;
  changedAt: number;
};
/** Started in 24 hours: a result displays keys, so sessions must not copy those of the bank (SEC-30). */
export const MOST_STARTED = { sessions: 60, questions: 2000 } as const;
/** Characters of an open answer. */
export const MOST_ANSWER_TEXT = 10_000;
export const QUESTIONS_AT_ONCE = 12;

export function untouched(position: number): PracticeItem {
  return { position, choice: null, answered: false, marked: false, cut: "", changedAt: 0 };
}

export function mergedItems(
  ...lists: readonly (readonly PracticeItem[])[]
): ReadonlyMap<number, PracticeItem> {
  const merged = new Map<number, PracticeItem>();
  for (const item of lists.flat()) {
    const known = merged.get(item.position);
    if (!known || known.changedAt < item.changedAt) merged.set(item.position, item);
  }
  return merged;
}

export function toggledCut(cut: string, letter: string): string {
  return cut.includes(letter) ? cut.replaceAll(letter, "") : [...cut, letter].sort().join("");
}

export function isFilled({ choice, text }: PracticeItem): boolean {
  return choice !== null || (text !== undefined && text.trim() !== "");
}

export function blankCount(items: ReadonlyMap<number, PracticeItem>, size: number): number {
  const chosen = [...items.values()].filter((item) => isFilled(item) && item.position < size);
  return size - chosen.length;
}
