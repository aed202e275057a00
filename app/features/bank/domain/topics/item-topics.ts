import { once } from "#app/platform/text/once.ts";
import { earlyLabels } from "./labels-early.ts";
import { lateLabels } from "./labels-late.ts";

/**
 * Topics of INEP's items by item code, best first, as a reader gave them: the examples the classification learns from, and the
 * topics of these questions in every bank. None is among the test labels. "10038 4012,4013; …": item code, topic ids.
 */
export const itemTopics = once(
  (): ReadonlyMap<number, readonly number[]> =>
    new Map(
      `${earlyLabels.trim()};${lateLabels.trim()}`
        .split(";")
        .map((entry) => entry.trim().split(" "))
        .filter(([code]) => code !== "")
        .map(([code, topics = ""]) => [Number(code), topics.split(",").map(Number)] as const),
    ),
);
