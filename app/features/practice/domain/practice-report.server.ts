import * as v from "valibot";
import { answerOf, letterOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { flag, listOf, readBy, soundIn, wholeIn } from "#app/platform/requests/domain/sent-json.server.ts";
import { MOST_SECONDS } from "./question-times.ts";
import type { PracticeChanges } from "./saved-changes.ts";
import { MOST_ANSWER_TEXT } from "./session.ts";

const position = wholeIn(0, MOST_PRACTICE_QUESTIONS - 1);
/** By the device's clock. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(1));
/** More than there are alternatives: letters may come twice. */
const MOST_CUT = 20;

function cutLetters(sent: string): string {
  const letters = [...new Set(sent.slice(0, MOST_CUT))];
  return letters
    .filter((letter) => letterOf(letter) === letter)
    .sort()
    .join("");
}

const item = v.pipe(
  v.object({
    position,
    choice: v.nullable(v.pipe(v.unknown(), readBy(answerOf))),
    answered: flag,
    marked: flag,
    cut: v.fallback(v.pipe(v.string(), v.transform(cutLetters)), ""),
    text: v.fallback(
      v.optional(
        v.pipe(
          v.string(),
          v.transform((text) => text.slice(0, MOST_ANSWER_TEXT)),
        ),
      ),
      undefined,
    ),
    felt: v.fallback(v.optional(v.picklist(["hard", "easy", "undone"])), undefined),
    changedAt: moment,
  }),
  v.transform((read) => ({ ...read, answered: read.answered && read.choice !== null })),
);

const time = v.object({
  position,
  seconds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((seconds) => Math.min(seconds, MOST_SECONDS)),
  ),
});

/** `PracticeChanges` as a device sends them. */
export const practiceReport = v.object({
  items: listOf(item, MOST_PRACTICE_QUESTIONS),
  head: v.nullable(v.object({ position, changedAt: moment, timerFrom: v.nullable(moment) })),
  times: soundIn(time, MOST_PRACTICE_QUESTIONS),
  endedAt: v.nullable(moment),
});

/** With moments capped at the server's time. `now`: epoch seconds. */
export function practiceChanges(
  { items, head, times, endedAt }: v.InferOutput<typeof practiceReport>,
  now: number,
): PracticeChanges {
  // End of the second of the server's clock.
  const nowMs = now * 1000 + 999;
  const capped = <Changed extends { changedAt: number }>(changed: Changed) => ({
    ...changed,
    changedAt: Math.min(changed.changedAt, nowMs),
  });
  return {
    items: items.map(capped),
    head: head && { ...capped(head), timerFrom: head.timerFrom && Math.min(head.timerFrom, now) },
    times,
    endedAt: endedAt && Math.min(endedAt, nowMs),
  };
}
