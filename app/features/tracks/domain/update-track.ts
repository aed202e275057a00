import type { WrittenStep, WrittenSubtopic, WrittenTrack } from "./written-track.ts";

/** A change to a track by a form. `unit` and `at` count from 0; `to`: the place among the others; `inner`: a question of a check. */
export type TrackChange =
  | { change: "head"; title: string; summary: string }
  | { change: "add-unit"; title: string }
  | { change: "unit"; unit: number; title: string }
  | { change: "move-unit"; unit: number; to: number }
  | { change: "remove-unit"; unit: number }
  | { change: "add-subtopic"; unit: number; code: string; title: string; minutes: number }
  | ({ change: "subtopic" } & Pick<WrittenSubtopic, "code" | "title" | "topic" | "after" | "minutes">)
  | { change: "move-subtopic"; code: string; unit: number; to: number }
  | { change: "remove-subtopic"; code: string }
  | { change: "add-step"; code: string; step: WrittenStep }
  | { change: "text"; code: string; at: number; title: string; text: string }
  | { change: "move-step"; code: string; at: number; inner: number | null; to: number }
  | { change: "remove-step"; code: string; at: number; inner: number | null };

type Of<Name extends TrackChange["change"]> = Extract<TrackChange, { change: Name }>;

/** The changed track; null where the place is no longer there, or a unit that is not empty is to go. */
export function updateTrack(before: WrittenTrack, change: TrackChange): WrittenTrack | null {
  const track = copyOfTrack(before);
  return applied(track, change) ? track : null;
}

/** To be changed: a track is plain data. */
export function copyOfTrack(track: WrittenTrack): WrittenTrack {
  return JSON.parse(JSON.stringify(track)) as WrittenTrack;
}

export function subtopicWithCode({ units }: Pick<WrittenTrack, "units">, code: string) {
  return units.flatMap(({ subtopics }) => subtopics).find((each) => each.code === code);
}

function applied(track: WrittenTrack, change: TrackChange): boolean {
  const { units } = track;
  switch (change.change) {
    case "head":
      Object.assign(track, { title: change.title, summary: change.summary });
      return true;
    case "add-unit":
      units.push({ line: 0, title: change.title, subtopics: [] });
      return true;
    case "unit": {
      const unit = units[change.unit];
      if (unit) unit.title = change.title;
      return unit !== undefined;
    }
    case "move-unit":
      return moved(units, change.unit, change.to);
    case "remove-unit": {
      const isEmpty = units[change.unit]?.subtopics.length === 0;
      if (isEmpty) units.splice(change.unit, 1);
      return isEmpty;
    }
    case "add-subtopic":
      return addSubtopic(track, change);
    case "move-subtopic":
      return moveSubtopic(track, change);
    case "remove-subtopic":
      return takeSubtopic(track, change.code) !== null;
    default: {
      const subtopic = subtopicWithCode(track, change.code);
      return subtopic !== undefined && appliedTo(subtopic, change);
    }
  }
}

type SubtopicChange = Of<"subtopic" | "add-step" | "text" | "move-step" | "remove-step">;

function appliedTo(subtopic: WrittenSubtopic, change: SubtopicChange): boolean {
  const { steps } = subtopic;
  switch (change.change) {
    case "subtopic": {
      const { title, topic, after, minutes } = change;
      Object.assign(subtopic, { title, topic, after, minutes });
      return true;
    }
    case "add-step":
      return addStep(steps, change.step);
    case "text": {
      const step = steps[change.at];
      if (!step || !("text" in step)) return false;
      Object.assign(step, { title: change.title, text: change.text });
      return true;
    }
    case "move-step":
      return moved(placesOf(steps, change), change.inner ?? change.at, change.to);
    case "remove-step": {
      const [places, at] = [placesOf(steps, change), change.inner ?? change.at];
      return at in places && places.splice(at, 1).length === 1;
    }
  }
}

/** The steps, or the questions of the check that `inner` is of. */
function placesOf(steps: WrittenStep[], { at, inner }: { at: number; inner: number | null }): unknown[] {
  if (inner === null) return steps;
  const step = steps[at];
  return step?.kind === "check" ? step.questions : [];
}

/** A check stays last. */
function addStep(steps: WrittenStep[], step: WrittenStep): boolean {
  const isBefore = steps.at(-1)?.kind === "check";
  if (isBefore && step.kind === "check") return false;
  steps.splice(isBefore ? steps.length - 1 : steps.length, 0, step);
  return true;
}

function addSubtopic(track: WrittenTrack, { unit, code, title, minutes }: Of<"add-subtopic">): boolean {
  const home = track.units[unit];
  if (!home || subtopicWithCode(track, code)) return false;
  home.subtopics.push({ line: 0, code, title, topic: null, after: [], minutes, steps: [] });
  return true;
}

function moveSubtopic(track: WrittenTrack, { code, unit, to }: Of<"move-subtopic">): boolean {
  const home = track.units[unit];
  const subtopic = home ? takeSubtopic(track, code) : null;
  if (!home || !subtopic) return false;
  home.subtopics.splice(Math.max(0, to), 0, subtopic);
  return true;
}

function takeSubtopic({ units }: WrittenTrack, code: string): WrittenSubtopic | null {
  for (const { subtopics } of units) {
    const at = subtopics.findIndex((each) => each.code === code);
    const [taken] = at < 0 ? [] : subtopics.splice(at, 1);
    if (taken) return taken;
  }
  return null;
}

function moved(places: unknown[], from: number, to: number): boolean {
  if (!(from in places) || !(to in places)) return false;
  const [taken] = places.splice(from, 1);
  places.splice(to, 0, taken);
  return true;
}
