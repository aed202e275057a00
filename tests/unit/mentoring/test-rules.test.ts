import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FormerTest,
  type GroupResult,
  groupBand,
  groupScale,
  reportSentences,
  shareQuantile,
  type TestReportItem,
  testReport,
} from "#app/features/mentoring/domain/report.ts";
import { readGiven, sittingState, testMode } from "#app/features/mentoring/domain/test.ts";

const NOW = Date.parse("2026-11-18T15:00:00Z") / 1000;

describe("how a test is given", () => {
  it("is read as typed", () => {
    expect(readGiven({ mode: "exam", minutes: "60", due: "2026-11-20" }, NOW).given).toEqual({
      mode: "exam",
      minutes: 60,
      dueAt: Date.parse("2026-11-21T02:59:59Z") / 1000,
    });
    expect(readGiven({ mode: "exam", minutes: "", due: "" }, NOW).given).toEqual({
      mode: "exam",
      minutes: null,
      dueAt: null,
    });
    // In study mode there is no clock, whatever the field contains.
    expect(readGiven({ mode: "study", minutes: "x", due: "2026-11-18" }, NOW).given).toMatchObject({
      mode: "study",
      minutes: null,
    });
  });

  it.each([
    ["minutes", { minutes: "0" }],
    ["minutes", { minutes: "601" }],
    ["minutes", { minutes: "1h" }],
    ["due", { due: "2026-11-17" }],
    ["due", { due: "2030-01-01" }],
    ["due", { due: "amanhã" }],
  ])("with a wrong %s is refused there: %o", (field, wrong) => {
    const { problems } = readGiven({ mode: "exam", minutes: "60", due: "", ...wrong }, NOW);
    expect(Object.keys(problems ?? {})).toEqual([field]);
  });

  it("is said in words, and where somebody is with it", () => {
    expect([testMode("exam", 60), testMode("exam", null), testMode("study", null)]).toEqual([
      "prova de 60 minutos",
      "prova, sem relógio",
      "estudo, com a resposta na hora",
    ]);
    const states = [
      { startedAt: null, gradedAt: null },
      { startedAt: 1, gradedAt: null },
      { startedAt: 1, gradedAt: 2 },
    ];
    expect(states.map(sittingState)).toEqual(["waiting", "open", "done"]);
  });
});

const item = (
  position: number,
  right: boolean | null,
  topic = "Óptica",
  choice: string | null = "A",
): TestReportItem => ({
  position,
  subject: "Física",
  topics: [topic],
  choice,
  right,
  seconds: 30,
});

const none = { others: [], former: [], at: NOW };
const others = [0.2, 0.5, 0.6, 0.9].map((share) => ({ right: share * 10, graded: 10 }));

describe("a report", () => {
  it("reports what was right, the duration, and where most was lost", () => {
    const items = [item(0, true), item(1, false), item(2, null, "Ondas", null), item(3, true, "Ondas")];
    const report = testReport(items, none);
    expect(report).toMatchObject({ accuracy: 0.5, seconds: 120, band: null, before: null });
    expect(report.weak.map(({ name }) => name)).toEqual(["Ondas", "Óptica"]);
    expect(reportSentences("Bia", report)).toEqual([
      "Bia acertou 2 de 4 (50%), em 2 min.",
      "Ainda são poucos os que fizeram esta lista para comparar com o grupo.",
      "É a primeira lista feita na mentoria.",
    ]);
  });

  it("ranks weak topics by accuracy, then by size, and leaves out those without errors or with one question", () => {
    const items = [
      item(0, false, "Um"),
      item(1, false, "Dois"),
      item(2, true, "Dois"),
      item(3, true, "Certo"),
      item(4, true, "Certo"),
      item(5, false, "Quatro"),
      item(6, false, "Quatro"),
      item(7, true, "Quatro"),
      item(8, true, "Quatro"),
    ];
    expect(testReport(items, none).weak.map(({ name }) => name)).toEqual(["Quatro", "Dois"]);
  });

  it.each([
    [[true, true, true, true], "acima dela"],
    [[true, true, false, false], "dentro dessa faixa"],
    [[false, false, false, false], "abaixo dela"],
  ])("is set against the group: %o is %s", (rights, place) => {
    const items = rights.map((right, index) => item(index, right));
    const [, second] = reportSentences("Bia", testReport(items, { ...none, others }));
    expect(second).toBe(`Metade do grupo ficou entre 43% e 68%; Bia está ${place}.`);
  });

  it.each([
    [0.25, "25 pontos a mais"],
    [0.5, "o mesmo"],
    [0.51, "1 ponto a menos"],
  ])("is set against the test before it, of %s", (share, words) => {
    const former: FormerTest[] = [
      { name: "Antiga", gradedAt: NOW - 200, right: 1, graded: 1 },
      { name: "Anterior", gradedAt: NOW - 100, right: share * 100, graded: 100 },
      { name: "Vazia", gradedAt: NOW - 50, right: 0, graded: 0 },
      { name: "Posterior", gradedAt: NOW + 100, right: 1, graded: 1 },
    ];
    const report = testReport([item(0, true), item(1, false)], { ...none, former });
    expect(reportSentences("Bia", report)[2]).toBe(
      `Na anterior, Anterior, foram ${Math.round(share * 100)}%: ${words}.`,
    );
  });

  it("states that nothing can be graded, and omits an unknown duration", () => {
    const ungraded = testReport([item(0, null)], none);
    expect(reportSentences("Bia", ungraded)).toEqual([
      "Bia entregou a lista, e nenhuma das questões dela tem correção.",
    ]);
    const untimed = testReport([{ ...item(0, true), seconds: 0 }], none);
    expect(reportSentences("Bia", untimed)[0]).toBe("Bia acertou 1 de 1 (100%).");
  });
});

describe("the group", () => {
  it("has a band from three others on", () => {
    expect(groupBand(others.slice(0, 2))).toBeNull();
    expect(groupBand([...others.slice(0, 2), { right: 0, graded: 0 }])).toBeNull();
    expect(groupBand(others)).toMatchObject({ people: 4, middle: 0.55 });
    expect(shareQuantile([], 0.5)).toBe(0);
  });

  it("has quantiles equal to a slow reference", () => {
    /** By the definition: the share of the way between the neighbours in the sorted list. */
    const slow = (values: number[], share: number) => {
      const sorted = values.toSorted((one, other) => one - other);
      const steps = Array.from({ length: 1001 }, (_, index) => index / 1000);
      const curve = steps.map((step) => {
        const place = step * (sorted.length - 1);
        const below = sorted.at(Math.floor(place)) ?? 0;
        const above = sorted.at(Math.min(sorted.length - 1, Math.floor(place) + 1)) ?? 0;
        return below + (above - below) * (place % 1);
      });
      return curve[Math.round(share * 1000)] ?? 0;
    };
    const results = fc.array(fc.record({ right: fc.nat(20), graded: fc.constant(20) }), { minLength: 3 });
    fc.assert(
      fc.property(results, (group: GroupResult[]) => {
        const shares = group.map(({ right, graded }) => right / graded);
        const band = groupBand(group);
        expect(band?.low).toBeCloseTo(slow(shares, 0.25));
        expect(band?.middle).toBeCloseTo(slow(shares, 0.5));
        expect(band?.high).toBeCloseTo(slow(shares, 0.75));
      }),
      { numRuns: 200 },
    );
  });

  it("is drawn with a band that can be seen", () => {
    expect(groupScale({ low: 0.5, high: 0.5 }, 0.25)).toEqual({
      left: "50%",
      width: "1%",
      mark: "calc(25% - 2px)",
    });
  });
});
