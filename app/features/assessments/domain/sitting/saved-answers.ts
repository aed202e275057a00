import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { HANDING_IN } from "#app/features/practice/domain/session-end.ts";
import type { SittingTimes } from "./sitting-time.ts";

/** As a row has them: one field a place, empty for blank. */
export type SavedFields = { answers: string[]; times: number[]; marked: number[] };

/** `choice`: canonical letters. `changedAt`: epoch milliseconds, by the device within the server's bounds. */
type PlacedChange = {
  place: number;
  choice: string | null;
  marked: boolean;
  changedAt: number;
};

function fieldsOf(list: string, size: number): string[] {
  const fields = list.split(",");
  return Array.from({ length: size }, (_, place) => fields[place] ?? "");
}

/** Reads a row of an assessment with so many questions. */
export function readFields(
  row: { answers: string; times: string; marked: string },
  size: number,
): SavedFields {
  return {
    answers: fieldsOf(row.answers, size),
    times: fieldsOf(row.times, size).map((time) => (time === "" ? 0 : Number.parseInt(time, 36))),
    marked: row.marked === "" ? [] : row.marked.split(",").map(Number),
  };
}

/** A sitting as stored in its row: fields of all places, separated by commas. */
export type WrittenFields = { answers: string; times: string; marked: string };

export function writtenFields({ answers, times, marked }: SavedFields): WrittenFields {
  return {
    answers: answers.join(","),
    times: times.map((time) => (time > 0 ? time.toString(36) : "")).join(","),
    marked: marked.join(","),
  };
}

/** Whether a change counts: made by the deadline, and here within the grace. */
export function isInTime(changedAt: number, { endsAt }: Pick<SittingTimes, "endsAt">, now: number): boolean {
  return changedAt <= (endsAt + HANDING_IN) * 1000 && now <= endsAt + LATE_GRACE;
}

type Arrived = {
  changes: readonly PlacedChange[];
  /** Seconds on the screen by place; totals. */
  times: readonly { place: number; seconds: number }[];
  /** Sent by the device that continues the sitting. Another one fills what is still blank and overrides nothing. */
  isHolder: boolean;
};

/** The fields with all that counts. `seconds` never pass the sitting's own. */
export function mergedFields(
  before: SavedFields,
  { changes, times, isHolder }: Arrived,
  sitting: Pick<SittingTimes, "startedAt" | "endsAt">,
  now: number,
): SavedFields {
  const answers = [...before.answers];
  const marked = new Set(before.marked);
  for (const { place, choice, marked: isMarked, changedAt } of changes) {
    if (place >= answers.length || !isInTime(changedAt, sitting, now)) continue;
    if (isHolder || answers[place] === "") answers[place] = choice ?? "";
    if (!isHolder) continue;
    if (isMarked) marked.add(place);
    else marked.delete(place);
  }
  const spent = [...before.times];
  const most = Math.max(0, now - sitting.startedAt);
  for (const { place, seconds } of times)
    if (place < spent.length) spent[place] = Math.max(spent[place] ?? 0, Math.min(seconds, most));
  return { answers, times: spent, marked: [...marked].sort((one, other) => one - other) };
}

/** As the server had them at a revision, for the device that continues the sitting. `places`: by the positions it shows. */
export type KnownFields = WrittenFields & { places: number[] };

/** The server's state after these changes, so that the next save need not read the row. */
export function withChanges(
  known: KnownFields,
  changes: readonly (Omit<PlacedChange, "place"> & { position: number })[],
  times: readonly { position: number; seconds: number }[],
): KnownFields {
  const { places } = known;
  const placed = <Item extends { position: number }>(items: readonly Item[]) =>
    items.flatMap((item) => {
      const place = places[item.position];
      return place === undefined ? [] : [{ ...item, place }];
    });
  const arrived = { changes: placed(changes), times: placed(times), isHolder: true };
  // Devices do not receive a sitting's bounds: the server enforces them on each save.
  const bounds = { startedAt: Number.NEGATIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY };
  return { places, ...writtenFields(mergedFields(readFields(known, places.length), arrived, bounds, 0)) };
}

/** Fields that a device sends whole. `longest`: the most seconds of a place. */
export type WholeFields = WrittenFields & { size: number; longest: number };

/** How many places have an answer. */
export function answeredCount(answers: string): number {
  return answers.split(",").filter((answer) => answer !== "").length;
}
