import * as v from "valibot";
import { answerOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { practiceChanges, practiceReport } from "#app/features/practice/domain/practice-report.server.ts";
import { MOST_SECONDS } from "#app/features/practice/domain/question-times.ts";
import { readBy, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { MINUTE_MS } from "#app/platform/time/units.ts";
import { MOST_QUESTIONS } from "../assessment.ts";
import { readFields, type WholeFields, type WrittenFields, writtenFields } from "./saved-answers.ts";
import type { SittingChanges } from "./sent-sitting.ts";

/** An end that the device dates later than this by the server's clock, in milliseconds, comes from a wrong clock. */
const CLOCK_DOUBT = MINUTE_MS;
const MOST_AWAY = 10_000;

/** Null where they are none of a sitting. */
function readWhole({ answers, times, marked }: WrittenFields): WholeFields | null {
  const size = answers.split(",").length;
  if (size > MOST_QUESTIONS) return null;
  const fields = readFields({ answers, times, marked }, size);
  const isWhole =
    fields.answers.every((answer) => answer === "" || answerOf(answer) === answer) &&
    fields.times.every((seconds) => seconds >= 0 && seconds <= MOST_SECONDS) &&
    fields.marked.every(
      (place, index) => place >= 0 && place < size && place > (fields.marked[index - 1] ?? -1),
    );
  const written = writtenFields(fields);
  const isSame = written.answers === answers && written.times === times && written.marked === marked;
  return isWhole && isSame ? { ...written, size, longest: Math.max(...fields.times) } : null;
}

export const wholeSitting = v.pipe(
  v.object({ answers: v.string(), times: v.string(), marked: v.string() }),
  readBy(readWhole),
);

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

export const device = textLike(/^[\w-]{8,64}$/);

const { items, times, endedAt } = practiceReport.entries;

/** `SittingChanges` as a device sends them. */
export const sittingReport = v.object({
  items,
  times,
  endedAt,
  device,
  revision: count,
  away: count,
  whole: v.fallback(v.nullable(wholeSitting), null),
});

/** With moments capped at the server's time. `now`: epoch seconds. */
export function sittingChanges(report: v.InferOutput<typeof sittingReport>, now: number): SittingChanges {
  const changes = practiceChanges({ ...report, head: null }, now);
  const isDoubtful = report.endedAt !== null && report.endedAt > now * 1000 + CLOCK_DOUBT;
  return {
    items: changes.items,
    times: changes.times,
    endedAt: isDoubtful ? null : changes.endedAt,
    device: report.device,
    revision: report.revision,
    away: Math.min(report.away, MOST_AWAY),
    // The text of an open answer is stored by its place, for which the row is read.
    whole: changes.items.some(({ text }) => text !== undefined) ? null : report.whole,
  };
}
