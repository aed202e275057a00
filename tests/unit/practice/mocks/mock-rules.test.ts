import { describe, expect, it } from "vitest";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { readEventJob } from "#app/features/practice/domain/mocks/event-job.ts";
import {
  editionRules,
  rulesOfHits,
  scaledMinutes,
  TOO_FEW,
  templateRules,
  timedRules,
  wholeExam,
} from "#app/features/practice/domain/mocks/exam-rules.ts";
import {
  isOfferedInFilter,
  type MockPlace,
  mockId,
  readMockId,
} from "#app/features/practice/domain/mocks/mock-place.ts";
import { shortExamLines } from "#app/features/practice/domain/mocks/short-exams.ts";

describe("addresses of mock exams", () => {
  it("are read back as they were written", () => {
    const places: MockPlace[] = [
      { kind: "real", institution: "ENEM", year: 2023, slug: "dia-1" },
      { kind: "real", institution: "PUC-RJ", year: 2020, slug: "prova" },
      { kind: "template", id: "enem-2" },
      { kind: "short", id: "misto" },
      { kind: "event", id: "abc-1" },
    ];
    expect(places.map((place) => readMockId(mockId(place)))).toEqual(places);
  });

  it("are nothing else", () => {
    for (const id of ["", "prova-XX-2020-x", "prova-ENEM-20-x", "modelo-", "outro-x", "modelo-á"])
      expect(readMockId(id)).toBeNull();
  });

  it("leave ESPCEX and AFA out of the filter of institutions", () => {
    expect(["ESPCEX", "AFA", "ENEM", "ITA"].map(isOfferedInFilter)).toEqual([false, false, true, true]);
  });
});

describe("an exam's rules", () => {
  const enem = (year: number, day: number | null) =>
    editionRules({ institution: "ENEM", year, day, questions: 90 }).minutes;

  it("are those of its edition", () => {
    expect([
      enem(2016, 1),
      enem(2016, 2),
      enem(2017, 1),
      enem(2017, 2),
      enem(2023, 1),
      enem(2023, 2),
    ]).toEqual([270, 330, 330, 270, 330, 300]);
    expect(enem(2020, null)).toBe(270);
  });

  it("are the template's for other exams, with a source, or an estimate without one", () => {
    const ita = editionRules({ institution: "ITA", year: 2020, day: null, questions: 48 });
    expect(ita).toMatchObject({
      minutes: 300,
      method: "hits",
      source: { address: expect.stringContaining("http") },
    });
    const unknown = editionRules({ institution: "UEL", year: 2020, day: null, questions: 2 });
    expect(unknown).toMatchObject({ minutes: 10, source: null });
    const untimed = examTemplates.find(({ minutes }) => minutes === null);
    expect(untimed && templateRules(untimed, 40)).toMatchObject({ minutes: 120, source: null });
    expect(timedRules(20)).toMatchObject({ minutes: 20, method: "hits", scoring: TOO_FEW });
  });

  it("give a part of an exam a part of its time", () => {
    expect([scaledMinutes(330, 31, 90), scaledMinutes(330, 90, 90), scaledMinutes(300, 1, 90)]).toEqual([
      115, 330, 10,
    ]);
    expect(wholeExam({ institution: "ENEM", day: 1 }, 31)).toBe(90);
    expect(wholeExam({ institution: "ITA", day: null }, 60)).toBe(60);
    expect(
      rulesOfHits(editionRules({ institution: "ENEM", year: 2023, day: 1, questions: 90 })),
    ).toMatchObject({
      minutes: 330,
      method: "hits",
      scoringSource: null,
    });
  });
});

describe("short exams and jobs", () => {
  it("have seven questions of their subjects", () => {
    expect(shortExamLines("misto")?.lines[0]).toMatchObject({ count: 7, filters: { subjects: [] } });
    expect(shortExamLines("humanas")?.lines[0]?.filters.subjects).toEqual([4, 6, 7, 12]);
    expect(shortExamLines("nenhum")).toBeNull();
  });

  it("read an event's job back, and no other's", () => {
    expect(readEventJob({ event: 1, id: "x", title: "T", last: true })).toEqual({
      event: 1,
      id: "x",
      title: "T",
      last: true,
    });
    expect(readEventJob({ event: 1, id: "x", title: "T" }).last).toBe(false);
    for (const other of [null, "x", {}, { event: 1 }, { event: 1, title: "T" }])
      expect(() => readEventJob(other)).toThrow();
  });
});
