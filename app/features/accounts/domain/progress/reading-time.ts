import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { HOUR } from "#app/platform/time/units.ts";

/**
 * Words per minute. Adults read prose silently at 175 to 300 (Brysbaert 2019) and skim it at 450 (Carver 1990): an
 * answer faster than skimming was given without reading.
 */
const SKIMMED = 450;
/**
 * Seconds: to see a question and choose; and for a long text, where the question is at the end and may have been read
 * first.
 */
const READING = { least: 3, most: 30 } as const;
/** Seconds of a device's wait without a network that are believed. */
export const MOST_WAITED = HOUR;

type Texts = { statement: string; alternatives: readonly { text: string }[] };

/** Seconds within which nobody reads a question (decision 079). */
export function readingSeconds({ statement, alternatives }: Texts): number {
  const text = [statement, ...alternatives.map((each) => each.text)].map((each) => plainText(each)).join(" ");
  const words = text.split(" ").filter(Boolean).length;
  return Math.min(READING.most, Math.max(READING.least, Math.floor((words * 60) / SKIMMED)));
}

/** Which answers of a sitting its seconds allow to read, one after the other. */
export function readWithin(readings: readonly number[], available: number): boolean[] {
  let needed = 0;
  return readings.map((seconds) => {
    needed += seconds;
    return needed <= available;
  });
}
