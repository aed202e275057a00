import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  bestSittings,
  changeOf,
  keyChangeWords,
  localKeyEffect,
  marksOf,
  readKeyChange,
  scoredQuestions,
} from "#app/features/assessments/domain/results/key-changes.ts";
import { resultsLines } from "#app/features/assessments/domain/results/results-file.ts";
import {
  hardestPlaces,
  needsHelp,
  resultsTable,
  separatingPlaces,
} from "#app/features/assessments/domain/results/results-table.ts";
import {
  type ScoredQuestion,
  scoreSubmission,
} from "#app/features/assessments/domain/results/score-submission.ts";
import {
  isAllOver,
  partsShown,
  waitingSentence,
} from "#app/features/assessments/domain/results/shown-results.ts";
import {
  classBand,
  sectionScores,
  strongAndWeak,
  sumsBy,
} from "#app/features/assessments/domain/results/student-result.ts";
import { csvOfResults } from "#app/platform/spreadsheets/domain/csv.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";

const question = (fields: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  ord: 1,
  section: "s",
  weight: 1,
  penalty: 0,
  key: "B",
  isAnnulled: false,
  change: null,
  ...fields,
});
const none = new Map<string, number>();
const marks = new Map<number, number>();

const document = (ords: readonly number[]) => ({
  sections: [{ id: "s", title: "", weight: 1, penalty: 0, questions: ords.map((ord) => ({ ord })) }],
});

describe("what a student sees of a result", () => {
  const rules = { showScore: "handed-in", showKey: "closed", showComments: "released" } as const;
  const at = (handedIn: boolean, closed: boolean, released: boolean) =>
    Object.values(partsShown(rules, { handedIn, closed, released }));

  it("follows the rules, and comments wait for the key", () => {
    expect(at(false, false, false)).toEqual([false, false, false]);
    expect(at(true, false, false)).toEqual([true, false, false]);
    expect(at(false, true, false)).toEqual([true, true, false]);
    expect(at(false, false, true)).toEqual([true, true, true]);
    const never = { showScore: "never", showKey: "never", showComments: "handed-in" } as const;
    const moment = { handedIn: true, closed: true, released: true };
    expect(Object.values(partsShown(never, moment))).toEqual([false, false, false]);
    const released = { ...rules, showScore: "released" } as const;
    expect(partsShown(released, { ...moment, released: false }).score).toBe(false);
  });

  it("waits until no window is open and nobody is sitting", () => {
    expect(isAllOver({ lastClosing: null, lastEnd: null }, 9)).toBe(false);
    expect(isAllOver({ lastClosing: 10, lastEnd: null }, 9)).toBe(false);
    expect(isAllOver({ lastClosing: 10, lastEnd: null }, 10)).toBe(true);
    expect(isAllOver({ lastClosing: 10, lastEnd: 12 }, 13)).toBe(false);
    expect(isAllOver({ lastClosing: 10, lastEnd: 12 }, 1_000_000)).toBe(true);
    expect(new Set((["never", "released", "closed"] as const).map(waitingSentence)).size).toBe(3);
  });

  it("has sections, topics, and a band only in a class of ten", () => {
    const scored = scoreSubmission(
      [question(), question(), question({ isAnnulled: true }), question({ key: null })],
      { answers: "B,A,B,", marks: new Map([[3, null]]) },
    );
    expect(sectionScores(document([1, 2, 3, 4]), scored)).toEqual([{ name: "Seção 1", score: 1, best: 3 }]);
    const sums = sumsBy([["Calor"], ["Calor", "Ondas"], ["Calor"], ["Calor"]], scored);
    expect(sums).toEqual([
      { name: "Calor", right: 1, count: 2 },
      { name: "Ondas", right: 0, count: 1 },
    ]);
    expect(sumsBy([], scored)).toEqual([]);
    expect(
      strongAndWeak([
        { name: "A", right: 2, count: 2 },
        { name: "B", right: 0, count: 2 },
      ]),
    ).toEqual({
      strong: "A",
      weak: "B",
    });
    expect(strongAndWeak([{ name: "A", right: 13, count: 20 }])).toEqual({ strong: null, weak: null });
    expect(strongAndWeak([])).toEqual({ strong: null, weak: null });
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect([9, 5, 0].map((score) => classBand(score, ten))).toEqual(["upper", "middle", "lower"]);
    expect(classBand(1, [1, 2])).toBeNull();
  });
});

describe("a changed key", () => {
  it("is read as the question is answered", () => {
    const read = (
      answers: string,
      kind: Parameters<typeof readKeyChange>[0] = "single-choice",
      taken = "ABCDE",
    ) => readKeyChange(kind, taken, { how: "accept", answers });
    expect(read("E, a")).toEqual({ kind: "accept", answers: ["E", "A"] });
    expect(read("B e C")).toEqual({ kind: "accept", answers: ["B", "C"] });
    expect(read("B ou B")).toEqual({ kind: "accept", answers: ["B"] });
    expect(read("A, C; B", "multiple-choice", "+ABCD")).toEqual({ kind: "accept", answers: ["AC", "B"] });
    for (const wrong of ["", "Z", "A, Z", "E"]) expect(read(wrong, "single-choice", "ABCD")).toBeNull();
    expect(readKeyChange("open", "", { how: "annul", answers: "" })).toEqual({ kind: "annul" });
    expect(readKeyChange("open", "", { how: "give", answers: "" })).toEqual({ kind: "give" });
    expect(readKeyChange("open", "", { how: "x", answers: "" })).toBeNull();
    const words = [{ kind: "annul" }, { kind: "give" }, { kind: "accept", answers: ["B"] }] as const;
    expect(words.map((change) => keyChangeWords({ ...change } as never))).toEqual([
      "anulada",
      "certa para todos",
      "gabarito B",
    ]);
    expect(keyChangeWords({ kind: "accept", answers: ["B", "C"] })).toBe("aceita B ou C");
  });

  it("counts while it is the newest that is not undone", () => {
    const one = { id: "1", num: 1, place: 0, after: { kind: "annul" as const }, at: 1, undoneAt: null };
    const two = { ...one, id: "2", num: 2, after: { kind: "give" as const } };
    expect(changeOf([one, two], 0)?.id).toBe("2");
    expect(changeOf([one, { ...two, undoneAt: 3 }], 0)?.id).toBe("1");
    expect(changeOf([one], 1)).toBeNull();
    const rows = [
      { ord: 1, kind: "single-choice" as const, status: "published", letter: "B" },
      { ord: 2, kind: "open" as const, status: "published", letter: null },
      { ord: 4, kind: "single-choice" as const, status: "annulled", letter: "C" },
    ];
    const scoring = scoredQuestions(document([1, 2, 3, 4]), rows, [one]);
    expect(scoring.map(({ isAnnulled }) => isAnnulled)).toEqual([false, false, true, true]);
    expect(scoring[0]?.change).toEqual({ kind: "annul" });
  });

  it("moves scores up and down", () => {
    const scores = (...all: number[]) => all.map((score) => ({ score }));
    expect(localKeyEffect(scores(1, 2, 3), scores(2, 2, 1))).toEqual({
      up: 1,
      down: 1,
      same: 1,
      greatest: 2,
    });
    expect(localKeyEffect(scores(1), [])).toEqual({ up: 0, down: 0, same: 1, greatest: 0 });
  });

  it("is scored by the best sitting, of equals the first, with marks", () => {
    const row = (attempt: number, answers: string) => ({ person: 1, attempt, answers });
    const best = (...rows: ReturnType<typeof row>[]) =>
      bestSittings([question()], rows, none)[0]?.row.attempt;
    expect(best(row(1, "A"), row(2, "B"))).toBe(2);
    expect(best(row(2, "B"), row(1, "B"))).toBe(1);
    expect(best(row(1, "B"), row(2, "A"))).toBe(1);
    expect(marksOf(new Map([["1 1 0", 0.5]]), row(1, ",")).get(0)).toBe(0.5);
    expect(marksOf(new Map([["1 1 0", 0.5]]), row(1, ",")).size).toBe(1);
  });
});

describe("the table of results", () => {
  const sitting = (name: string, answers: string, questions = [question(), question()]) => ({
    row: { personId: name, name, away: 0 },
    scored: scoreSubmission(questions, { answers, marks }),
  });

  it("is sorted, with what each question and score says", () => {
    const all = [
      sitting("Bia", "B,A"),
      sitting("Ana", "B,B"),
      sitting("Caio", "A,A"),
      sitting("Duda", "B,A"),
    ];
    const names = (order: "nota" | "nome" | "menor-nota") =>
      resultsTable(all, order).rows.map(({ name }) => name);
    expect(names("nota")).toEqual(["Ana", "Bia", "Duda", "Caio"]);
    expect(names("nome")).toEqual(["Ana", "Bia", "Caio", "Duda"]);
    expect(names("menor-nota")).toEqual(["Caio", "Bia", "Duda", "Ana"]);
    const table = resultsTable(all, "nota");
    expect(table).toMatchObject({ best: 2, average: 1, facility: [0.75, 0.25], statistics: null });
    expect(table.distribution).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 1]);
    expect(hardestPlaces(table, 1)).toEqual([1]);
    expect(separatingPlaces(table, 2)).toEqual([]);
    expect(needsHelp({ score: 0 }, 2)).toBe(true);
    expect(needsHelp({ score: 0 }, 0)).toBe(false);
    expect(resultsTable([], "nota")).toMatchObject({ best: 0, average: 0, facility: [] });
    const annulled = resultsTable([sitting("A", "B", [question({ isAnnulled: true })])], "nota");
    expect(annulled.facility).toEqual([null]);
    expect(hardestPlaces(annulled, 3)).toEqual([]);
    const equal = resultsTable([sitting("A", "A,A")], "nota");
    expect(hardestPlaces(equal, 2)).toEqual([0, 1]);
  });

  it("has indices from twenty sittings on", () => {
    const three = [question(), question(), question()];
    const all = Array.from({ length: 20 }, (_, at) => sitting(`P${at}`, at < 10 ? "B,B,A" : "A,A,A", three));
    const table = resultsTable(all, "nota");
    expect(table.statistics?.kr20).not.toBeNull();
    expect(separatingPlaces(table, 2)).toEqual([0, 1]);
    const same = resultsTable(all.slice(0, 10).concat(all.slice(0, 10)), "nota");
    expect(same.statistics).toMatchObject({ kr20: null, interval: null });
  });

  it("is written for spreadsheets, where no text is a formula (SEC-20)", () => {
    const open = question({ key: null });
    const table = resultsTable(
      [
        {
          row: { personId: "1", name: "=1+1", away: 0 },
          scored: scoreSubmission(
            [question(), question({ isAnnulled: true }), open, open, question(), open],
            {
              answers: "A,B,,,,",
              marks: new Map([
                [2, null],
                [3, 0.5],
                [5, 0],
              ]),
            },
          ),
        },
      ],
      "nota",
    );
    const lines = resultsLines(table, ["B", "anulada", "", "", "B", ""]);
    expect(lines[2]).toEqual(["=1+1", 0.5, 0, "A", "anulada", "a corrigir", 0.5, "", 0]);
    const csv = csvOfResults(lines);
    expect(csv).toContain("'=1+1;0,5;0;A");
    const files = unzipSync(writeXlsx("A & B", lines));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain(
      '<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c><v>0.5</v></c>',
    );
    expect(strFromU8(files["xl/workbook.xml"] ?? new Uint8Array())).toContain("A &amp; B");
  });
});
