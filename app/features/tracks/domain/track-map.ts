import { type CheckMarks, type Mastery, masteryOf } from "./mastery.ts";
import { type OutlinedSubtopic, outlinedSubtopics, type TrackOutline } from "./track-outline.ts";

/** What a person has done of a track: by subtopic code. */
export type TrackMarks = {
  steps: Readonly<Record<string, number>>;
  checks: Readonly<Record<string, CheckMarks>>;
};

/** Of a row that may be missing. */
export function trackMarksOf({
  steps,
  checks,
}: { [Part in keyof TrackMarks]: TrackMarks[Part] | null }): TrackMarks {
  return { steps: steps ?? {}, checks: checks ?? {} };
}

export type MappedSubtopic = OutlinedSubtopic &
  Mastery & {
    done: number;
    /** Titles of subtopics recommended before it that are not finished: advice, never a lock. */
    recommended: string[];
    /** Where the person is. */
    isHere: boolean;
  };

export type TrackMap = {
  units: { title: string; subtopics: MappedSubtopic[] }[];
  /** 0 to 100, of all steps. */
  percent: number;
  /** Estimated for the steps left. */
  minutesLeft: number;
  next: NextStep | null;
};

/** `step` counts from 1; `minutes`: for the rest of the subtopic. */
export type NextStep = { subtopic: string; title: string; step: number; steps: number; minutes: number };

function doneOf({ code, steps }: OutlinedSubtopic, marks: TrackMarks): number {
  return Math.min(marks.steps[code] ?? 0, steps);
}

function minutesOf(subtopic: OutlinedSubtopic, marks: TrackMarks): number {
  const { minutes, steps } = subtopic;
  return steps === 0 ? 0 : (minutes * (steps - doneOf(subtopic, marks))) / steps;
}

/** Where to go on: what was begun before what is new; null once all is done. */
export function nextTrackStep(outline: TrackOutline, marks: TrackMarks): NextStep | null {
  const open = outlinedSubtopics(outline).filter((each) => doneOf(each, marks) < each.steps);
  const next = open.find((each) => doneOf(each, marks) > 0) ?? open[0];
  if (!next) return null;
  const minutes = Math.max(1, Math.round(minutesOf(next, marks)));
  const { code: subtopic, title, steps } = next;
  return { subtopic, title, step: doneOf(next, marks) + 1, steps, minutes };
}

/** The whole track at `now` (epoch seconds). */
export function trackMap(outline: TrackOutline, marks: TrackMarks, now: number): TrackMap {
  const all = outlinedSubtopics(outline);
  const byCode = new Map(all.map((each) => [each.code, each]));
  const next = nextTrackStep(outline, marks);
  const isOpen = (each: OutlinedSubtopic) => doneOf(each, marks) < each.steps;
  const mapped = (subtopic: OutlinedSubtopic): MappedSubtopic => {
    const { code, after } = subtopic;
    const before = after.flatMap((each) => byCode.get(each) ?? []);
    const done = doneOf(subtopic, marks);
    return {
      ...subtopic,
      ...masteryOf({ steps: done, checks: marks.checks[code] ?? [] }, now),
      done,
      recommended: isOpen(subtopic) ? before.filter(isOpen).map(({ title }) => title) : [],
      isHere: next?.subtopic === code,
    };
  };
  const steps = all.reduce((sum, each) => sum + each.steps, 0);
  const done = all.reduce((sum, each) => sum + doneOf(each, marks), 0);
  return {
    units: outline.units.map(({ title, subtopics }) => ({ title, subtopics: subtopics.map(mapped) })),
    percent: steps === 0 ? 0 : Math.floor((100 * done) / steps),
    minutesLeft: Math.round(all.reduce((sum, each) => sum + minutesOf(each, marks), 0)),
    next,
  };
}

export type NextOfTracks = NextStep & { track: string; trackTitle: string };

/** "Trilha: Porcentagem, passo 4": of the first track that is not finished. */
export function nextOfTracks(
  tracks: readonly (TrackMarks & { code: string; title: string; outline: TrackOutline })[],
): NextOfTracks | null {
  for (const { code, title, outline, ...marks } of tracks) {
    const next = nextTrackStep(outline, marks);
    if (next) return { ...next, track: code, trackTitle: title };
  }
  return null;
}
