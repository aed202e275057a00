import { answerOf, letterOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { MOST_SECONDS, type QuestionTime } from "./question-times.ts";
import { type Felt, MOST_ANSWER_TEXT, type PracticeHead, type PracticeItem } from "./session.ts";

export type PracticeChanges = {
  items: PracticeItem[];
  head: PracticeHead | null;
  /** Totals, so repeated reports are idempotent. */
  times: QuestionTime[];
  /** Epoch milliseconds; null while it goes on. */
  endedAt: number | null;
};

type Sent = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Sent {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Epoch milliseconds, capped at the server's time. */
function momentOf(value: unknown, nowMs: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? Math.min(value, nowMs) : null;
}

function positionOf(value: unknown): number | null {
  const fits =
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < MOST_PRACTICE_QUESTIONS;
  return fits ? value : null;
}

const FELT: readonly unknown[] = ["hard", "easy", "undone"] satisfies Felt[];

function feltOf(value: unknown): { felt?: Felt } {
  return FELT.includes(value) ? { felt: value as Felt } : {};
}

function itemOf(value: unknown, nowMs: number): PracticeItem | null {
  if (!isObject(value)) return null;
  const position = positionOf(value.position);
  const changedAt = momentOf(value.changedAt, nowMs);
  const choice = value.choice === null ? null : answerOf(value.choice);
  if (position === null || changedAt === null || (value.choice !== null && choice === null)) return null;
  const letters = typeof value.cut === "string" ? value.cut.slice(0, 20) : "";
  const cut = [...new Set(letters)].filter((letter) => letterOf(letter) === letter).sort();
  const text = typeof value.text === "string" ? { text: value.text.slice(0, MOST_ANSWER_TEXT) } : {};
  return {
    ...text,
    ...feltOf(value.felt),
    position,
    choice,
    answered: value.answered === true && choice !== null,
    marked: value.marked === true,
    cut: cut.join(""),
    changedAt,
  };
}

function headOf(value: unknown, nowMs: number): PracticeHead | null {
  if (!isObject(value)) return null;
  const position = positionOf(value.position);
  const changedAt = momentOf(value.changedAt, nowMs);
  const from = value.timerFrom === null ? null : momentOf(value.timerFrom, Math.floor(nowMs / 1000));
  if (position === null || changedAt === null || (value.timerFrom !== null && from === null)) return null;
  return { position, changedAt, timerFrom: from };
}

function timesOf(value: unknown): QuestionTime[] {
  return (Array.isArray(value) ? value.slice(0, MOST_PRACTICE_QUESTIONS) : []).flatMap((time) => {
    const position = isObject(time) ? positionOf(time.position) : null;
    const seconds = isObject(time) && Number.isInteger(time.seconds) ? Number(time.seconds) : 0;
    return position === null || seconds <= 0 ? [] : [{ position, seconds: Math.min(seconds, MOST_SECONDS) }];
  });
}

/** Null for an invalid report. `now`: epoch seconds. */
export function readChanges(data: Sent, now: number): PracticeChanges | null {
  // End of the second of the server's clock.
  const nowMs = now * 1000 + 999;
  const { items, head, endedAt } = data;
  if (!Array.isArray(items) || items.length > MOST_PRACTICE_QUESTIONS) return null;
  const read = items.map((item) => itemOf(item, nowMs));
  const known = read.filter((item) => item !== null);
  const where = head === null ? null : headOf(head, nowMs);
  const end = endedAt === null ? null : momentOf(endedAt, nowMs);
  const wrong = known.length < read.length || (head !== null && !where) || (endedAt !== null && end === null);
  return wrong ? null : { items: known, head: where, times: timesOf(data.times), endedAt: end };
}
