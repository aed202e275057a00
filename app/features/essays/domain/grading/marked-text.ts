import type { GradingMark } from "../essay.ts";

export type TextSegment = { from: number; text: string; marks: GradingMark[]; ends: GradingMark[] };

const isInText = (mark: GradingMark): mark is GradingMark & { place: { from: number; to: number } } =>
  "from" in mark.place;

/** The text cut where marks begin and end; `ends`: those whose label comes after the segment. */
export function markedSegments(text: string, marks: readonly GradingMark[]): TextSegment[] {
  const inText = marks.filter(isInText).filter(({ place }) => place.to <= text.length);
  const cuts = new Set([0, text.length, ...inText.flatMap(({ place: { from, to } }) => [from, to])]);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((from, at) => {
    const to = places[at + 1] as number;
    return {
      from,
      text: text.slice(from, to),
      marks: inText.filter(({ place }) => place.from <= from && place.to >= to),
      ends: inText.filter(({ place }) => place.to === to),
    };
  });
}
