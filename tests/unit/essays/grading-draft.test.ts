import { describe, expect, it } from "vitest";
import {
  chosenSubs,
  withGrade,
  withGradingComment,
  withMark,
  withoutMark,
  withSub,
} from "#app/features/essays/domain/grading/changed-grading.ts";
import type { EssayCriterion } from "#app/features/essays/domain/grading/criterion.ts";
import { profileOfTheme } from "#app/features/essays/domain/grading/graded-essay.ts";
import { bankedComments, totalOfDraft } from "#app/features/essays/domain/grading/grading-draft.ts";
import { markedSegments } from "#app/features/essays/domain/grading/marked-text.ts";
import { readGradingDraft } from "#app/features/essays/domain/grading/sent-grading.server.ts";

const enem = profileOfTheme("enem");
const read = (sent: unknown) => readGradingDraft(sent, enem, 100);
const first = enem.criteria[0] as EssayCriterion;

describe("a grading as a browser sends it", () => {
  it.each([null, 3, "x", [], {}, { grades: "x", details: 1, marks: {}, comments: null, status: 4 }])(
    "is empty where it is %j",
    (sent) => {
      expect(read(sent)).toEqual({
        status: "normal",
        grades: [null, null, null, null, null],
        details: [[], [], [], [], []],
        marks: [],
        comments: ["", "", "", "", "", ""],
      });
    },
  );

  it("retains only levels, sub-criteria, comments and situations of the profile", () => {
    const draft = read({
      status: "copy",
      grades: [120, 100, "40", 0, 200, 200],
      details: [["deviations:2", "deviations:9", "theme:1", 3], "x"],
      comments: ["a".repeat(3000), 4],
    });
    expect(draft.status).toBe("copy");
    expect(draft.grades).toEqual([120, null, null, 0, 200]);
    expect(draft.details).toEqual([["deviations:2"], [], [], [], []]);
    expect(draft.comments.map((each) => each.length)).toEqual([2000, 0, 0, 0, 0, 0]);
    expect(read({ status: "human-rights" }).status).toBe("normal");
  });

  it("retains only marks inside the text or a photograph", () => {
    const mark = (place: unknown, more: object = {}) => ({ id: "m1", part: 0, note: "n", place, ...more });
    const kept = [
      mark({ from: 0, to: 100 }),
      mark({ photo: 1, x: 0, y: 0.5, width: 0.2, height: 1 }),
      mark({ from: 3, to: 4 }, { note: 7 }),
    ];
    const refused = [
      3,
      mark(null),
      mark({ from: 5, to: 5 }),
      mark({ from: 0, to: 101 }),
      mark({ from: -1, to: 4 }),
      mark({ from: 0.5, to: 4 }),
      mark({ photo: 13, x: 0, y: 0, width: 0, height: 0 }),
      mark({ photo: 0, x: 1.1, y: 0, width: 0, height: 0 }),
      mark({ photo: 0, x: 0, y: -1, width: 0, height: 0 }),
      mark({ photo: 0, x: 0, y: 0, width: "1", height: 0 }),
      mark({ photo: 0, x: 0, y: 0, width: 0, height: 2 }),
      mark({ from: 0, to: 1 }, { id: "<b>" }),
      mark({ from: 0, to: 1 }, { id: 4 }),
      mark({ from: 0, to: 1 }, { part: 5 }),
    ];
    const { marks } = read({ marks: [...refused, ...kept] });
    expect(marks.map(({ note }) => note)).toEqual(["n", "n", ""]);
    expect(read({ marks: Array.from({ length: 300 }, () => kept[0]) }).marks).toHaveLength(200);
  });

  it("has a total once every level is there, and none but zero where it is void", () => {
    expect(totalOfDraft({ status: "normal", grades: [40, 80] })).toBe(120);
    expect(totalOfDraft({ status: "normal", grades: [40, null, 80] })).toBeNull();
    expect(totalOfDraft({ status: "blank", grades: [null] })).toBe(0);
  });

  it("leaves comments worth using again to the bank", () => {
    expect(bankedComments([" Reveja a crase. ", "ok", "", "x".repeat(401), "No todo, muito bem."])).toEqual([
      { part: 0, text: "Reveja a crase." },
      { part: null, text: "No todo, muito bem." },
    ]);
  });
});

describe("a grader's changes", () => {
  const empty = read({});

  it("compute the level once every sub-criterion is chosen", () => {
    const half = { ...empty, ...withSub(empty, first, { part: 0, sub: "structure", option: 3 }) };
    expect(half.grades[0]).toBeNull();
    const whole = { ...half, ...withSub(half, first, { part: 0, sub: "deviations", option: 2 }) };
    expect(whole.grades[0]).toBe(120);
    expect(chosenSubs(whole.details[0] ?? [])).toEqual({ structure: 3, deviations: 2 });
    expect(read(whole)).toEqual({ ...whole, details: [["structure:3", "deviations:2"], [], [], [], []] });
    expect(chosenSubs([""])).toEqual({ "": 0 });
    expect(
      withSub({ ...empty, details: [] }, first, { part: 0, sub: "structure", option: 1 }).details,
    ).toEqual([]);
  });

  it("touch what they name alone", () => {
    expect(withGrade(empty, 1, 80).grades).toEqual([null, 80, null, null, null]);
    expect(withGradingComment(empty, 5, "Boa").comments).toEqual(["", "", "", "", "", "Boa"]);
    const mark = { id: "a", part: 0, note: "", place: { from: 0, to: 2 } };
    const marked = { ...empty, ...withMark(empty, mark) };
    const two = { ...marked, ...withMark(marked, { ...mark, id: "z" }) };
    expect(withMark(two, { ...mark, note: "n" }).marks).toEqual([
      { ...mark, note: "n" },
      { ...mark, id: "z" },
    ]);
    expect(withoutMark(marked, "a").marks).toEqual([]);
    expect(withoutMark(marked, "b").marks).toEqual([mark]);
  });
});

describe("marks in a text", () => {
  it("cut it where they begin and end, overlapping too", () => {
    const at = (id: string, from: number, to: number) => ({ id, part: 0, note: "", place: { from, to } });
    const photo = { id: "p", part: 0, note: "", place: { photo: 0, x: 0, y: 0, width: 1, height: 1 } };
    const segments = markedSegments("abcdef", [at("x", 1, 4), at("y", 3, 6), at("far", 2, 9), photo]);
    expect(
      segments.map(({ text, marks, ends }) => [text, marks.map(({ id }) => id), ends.map(({ id }) => id)]),
    ).toEqual([
      ["a", [], []],
      ["bc", ["x"], []],
      ["d", ["x", "y"], ["x"]],
      ["ef", ["y"], ["y"]],
    ]);
    expect(markedSegments("", [])).toEqual([]);
  });
});
