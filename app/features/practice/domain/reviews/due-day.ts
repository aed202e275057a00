import { type Grade, intervalsAfter, type Memory, memoryAfter } from "./memory.ts";

/** `retention` in per cent; `examDay` in days since 1970, null without one. */
export type ReviewRules = { retention: number; examDay: number | null };

/** Days before an exam over which its last reviews are spread. */
const LAST_DAYS = 7;

/**
 * The day a card comes back. What would come after the exam comes in its last week instead, each card on a day of its own.
 * Never the same day.
 */
export function dueDay(
  { interval, today, ord }: { interval: number; today: number; ord: number },
  examDay: number | null,
): number {
  const due = today + interval;
  if (examDay === null || due < examDay || examDay <= today + 1) return due;
  return Math.max(today + 1, examDay - 1 - (ord % LAST_DAYS));
}

/** The card after an answer. */
export function reviewedCard(
  { memory, ord }: { memory: Memory | null; ord: number },
  { day, grade }: { day: number; grade: Grade },
  rules: ReviewRules,
): { memory: Memory; due: number } {
  const next = memoryAfter(memory, day, grade);
  const interval = intervalsAfter(memory, day, rules.retention)[grade];
  return { memory: next, due: dueDay({ interval, today: day, ord }, rules.examDay) };
}

/** Days until a card comes back, by grade: what a page says after an answer. */
export function waitsOf(
  card: { memory: Memory | null; ord: number },
  day: number,
  rules: ReviewRules,
): Readonly<Record<Grade, number>> {
  const intervals = intervalsAfter(card.memory, day, rules.retention);
  const wait = (grade: Grade) =>
    dueDay({ interval: intervals[grade], today: day, ord: card.ord }, rules.examDay) - day;
  return { 1: wait(1), 2: wait(2), 3: wait(3), 4: wait(4) };
}
