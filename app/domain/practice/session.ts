/** Study tells the result of every answer at once; an exam tells it at its end. */
export type PracticeMode = "study" | "exam";

/** What a person has done with one question of a session. */
export type PracticeItem = {
  /** Its place in the session, from 0. */
  position: number;
  choice: string | null;
  /** Study: answered; exam: graded at the end. */
  answered: boolean;
  /** To be looked at again. */
  marked: boolean;
  /** The alternatives struck out: "AC". */
  cut: string;
  /** Epoch milliseconds: of two devices, the later change counts. */
  changedAt: number;
};

/** Where a person is in a session, and its timer. */
export type PracticeHead = {
  position: number;
  /** Epoch seconds since which the timer counts; null while it is off. */
  timerFrom: number | null;
  /** Epoch milliseconds. */
  changedAt: number;
};

/** Questions of one session at most: a day of the ENEM's two is 90, both are 180. */
export const MOST_QUESTIONS = 180;
/** Questions that are read at once. */
export const QUESTIONS_AT_ONCE = 12;

/** The item of a question that nobody has touched. */
export function untouched(position: number): PracticeItem {
  return { position, choice: null, answered: false, marked: false, cut: "", changedAt: 0 };
}

/** Items by position, the later change of each. */
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

/** The letters struck out after one more was cut, or given back. */
export function toggledCut(cut: string, letter: string): string {
  return cut.includes(letter) ? cut.replaceAll(letter, "") : [...cut, letter].sort().join("");
}

/** How many questions of a session have no choice. */
export function blankCount(items: ReadonlyMap<number, PracticeItem>, size: number): number {
  const chosen = [...items.values()].filter((item) => item.choice !== null && item.position < size);
  return size - chosen.length;
}
