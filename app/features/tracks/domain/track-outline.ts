import type { WrittenTrack } from "./written-track.ts";

/** A step as it is shown. Questions by ord. */
export type DrawnStep =
  | { kind: "lesson" | "example"; title: string; html: string }
  | { kind: "question"; ord: number }
  | { kind: "check"; ords: readonly number[] };

export type OutlinedSubtopic = {
  code: string;
  title: string;
  /** Codes of those recommended before it. */
  after: readonly string[];
  minutes: number;
  steps: number;
};

/** What a map shows of a track, stored with it. */
export type TrackOutline = { units: readonly { title: string; subtopics: readonly OutlinedSubtopic[] }[] };

export function outlineOf({ units }: Pick<WrittenTrack, "units">): TrackOutline {
  return {
    units: units.map(({ title, subtopics }) => ({
      title,
      subtopics: subtopics.map(({ code, title: name, after, minutes, steps }) => ({
        code,
        title: name,
        after,
        minutes,
        steps: steps.length,
      })),
    })),
  };
}

export function outlinedSubtopics({ units }: TrackOutline): OutlinedSubtopic[] {
  return units.flatMap(({ subtopics }) => subtopics);
}
