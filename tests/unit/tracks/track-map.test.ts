import { describe, expect, it, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import {
  nextOfTracks,
  nextTrackStep,
  type TrackMarks,
  trackMap,
  trackMarksOf,
} from "#app/features/tracks/domain/track-map.ts";
import { outlineOf, type TrackOutline } from "#app/features/tracks/domain/track-outline.ts";
import { trackText } from "./given-track.ts";

const outline: TrackOutline = {
  units: [
    {
      title: "Um",
      subtopics: [
        { code: "a", title: "A", after: [], minutes: 10, steps: 5 },
        { code: "b", title: "B", after: ["a", "gone"], minutes: 20, steps: 4 },
      ],
    },
    { title: "Dois", subtopics: [{ code: "c", title: "C", after: ["a", "b"], minutes: 3, steps: 6 }] },
  ],
};

function marked(steps: Record<string, number>, checks: TrackMarks["checks"] = {}): TrackMarks {
  return { steps, checks };
}

describe("the next step", () => {
  it("is the first of what is new, or of what was begun", () => {
    expect(nextTrackStep(outline, marked({}))).toEqual({
      subtopic: "a",
      title: "A",
      step: 1,
      steps: 5,
      minutes: 10,
    });
    expect(nextTrackStep(outline, marked({ b: 1 }))).toEqual({
      subtopic: "b",
      title: "B",
      step: 2,
      steps: 4,
      minutes: 15,
    });
    expect(nextTrackStep(outline, marked({ a: 9, c: 6 }))?.subtopic).toBe("b");
    expect(nextTrackStep(outline, marked({ a: 5, b: 4, c: 5 }))?.minutes).toBe(1);
  });

  it("is none once all is done, and then the next track's", () => {
    const all = marked({ a: 5, b: 4, c: 6 });
    expect(nextTrackStep(outline, all)).toBeNull();
    const tracks = [
      { code: "x", title: "X", outline, ...all },
      { code: "y", title: "Y", outline, ...marked({ a: 2 }) },
    ];
    expect(nextOfTracks(tracks)).toMatchObject({ track: "y", trackTitle: "Y", subtopic: "a", step: 3 });
    expect(nextOfTracks(tracks.slice(0, 1))).toBeNull();
  });
});

test("a map shows what is done, what is recommended before, and where one is", () => {
  const map = trackMap(outline, marked({ a: 2, b: 4 }, { b: [[100, 2, 2]] }), 100);
  const [one, two] = map.units.map(({ subtopics }) => subtopics);
  expect(one).toMatchObject([
    { code: "a", done: 2, isHere: true, level: "starting", recommended: [] },
    { code: "b", done: 4, isHere: false, level: "firm", recommended: [] },
  ]);
  expect(two).toMatchObject([{ code: "c", done: 0, isHere: false, level: "new", recommended: ["A"] }]);
  expect([map.percent, map.minutesLeft]).toEqual([40, 9]);
});

test("an empty track has a map", () => {
  const empty = {
    units: [{ title: "U", subtopics: [{ code: "a", title: "A", after: [], minutes: 5, steps: 0 }] }],
  };
  expect(trackMap(empty, trackMarksOf({ steps: null, checks: null }), 1)).toMatchObject({
    percent: 0,
    minutesLeft: 0,
    next: null,
  });
});

test("an outline has the steps of the text", () => {
  const { track } = parseTrack(trackText, seedCatalogue);
  expect(track && outlineOf(track).units[0]?.subtopics).toMatchObject([
    { code: "razao", minutes: 8, steps: 5, after: [] },
    { code: "aumentos", minutes: 12, steps: 5, after: ["razao"] },
  ]);
});
