import { describe, expect, it } from "vitest";
import {
  assignSeats,
  dayOutcome,
  eventPlaces,
  eventTemplates,
  eventTitle,
  eventTotal,
  readDays,
  readRooms,
  roomLines,
} from "#app/features/assessments/domain/event.ts";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";

describe("an exam of several days", () => {
  it("has a title and one to ten days", () => {
    expect([eventTitle("  Simulado \n ENEM "), eventTitle(" "), eventTitle("x".repeat(121))]).toEqual([
      "Simulado ENEM",
      null,
      null,
    ]);
    expect(readDays(["Dia 1", "Dia 2"], ["2026-11-08"])).toEqual([
      { title: "Dia 1", date: "2026-11-08" },
      { title: "Dia 2", date: null },
    ]);
    for (const [titles, dates] of [
      [[], []],
      [[""], []],
      [["Dia"], ["2026-13-08"]],
      [["Dia"], ["amanhã"]],
      [Array.from({ length: 11 }, () => "Dia"), []],
      [["x".repeat(81)], []],
    ] as const)
      expect(readDays(titles, dates)).toBeNull();
  });

  it("begins with templates that exist", () => {
    const known = examTemplates.map(({ id }) => id);
    for (const { days } of eventTemplates) for (const day of days) expect(known).toContain(day);
  });

  it("has rooms by line", () => {
    const rooms = readRooms("Sala 12, 35\n\nAuditório; 120 lugares\n Lab: 1 lugar");
    expect(rooms).toEqual([
      { name: "Sala 12", capacity: 35 },
      { name: "Auditório", capacity: 120 },
      { name: "Lab", capacity: 1 },
    ]);
    expect(roomLines(rooms ?? [])).toBe("Sala 12, 35\nAuditório, 120\nLab, 1");
    for (const wrong of ["Sala 12", "Sala, 0", "Sala, 501", `${"x".repeat(41)}, 3`, "S, 1\n".repeat(61)])
      expect(readRooms(wrong)).toBeNull();
  });
});

describe("rooms", () => {
  const candidates = ["Zoé", "Ana", "Élcio", "Bia"].map((name, person) => ({ person, name }));
  const rooms = [{ capacity: 2 }, { capacity: 3 }];

  it("are filled in turn by name", () => {
    expect(assignSeats(candidates, rooms, null)).toEqual([
      { person: 1, room: 0, seat: 1 },
      { person: 3, room: 0, seat: 2 },
      { person: 2, room: 1, seat: 1 },
      { person: 0, room: 1, seat: 2 },
    ]);
    const twins = [
      { person: 9, name: "Ana" },
      { person: 4, name: "Ana" },
    ];
    expect(assignSeats(twins, rooms, null)?.map(({ person }) => person)).toEqual([4, 9]);
  });

  it("are filled at random, the same way for the same seed", () => {
    const many = Array.from({ length: 40 }, (_, person) => ({ person, name: `A${person}` }));
    const hall = [{ capacity: 40 }];
    const orders = ["a", "a", "b"].map((seed) => assignSeats(many, hall, seed)?.map(({ person }) => person));
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]).not.toEqual(orders[2]);
    expect(new Set(orders[2]).size).toBe(40);
  });

  it("accept no more than their capacity", () => {
    expect(assignSeats(candidates, [{ capacity: 3 }], null)).toBeNull();
    expect(assignSeats([], [], null)).toEqual([]);
  });
});

describe("a result over days", () => {
  const day = { score: null, present: null, sat: false, over: false };

  it("names who was absent", () => {
    expect(dayOutcome({ ...day, score: 0 })).toBe("score");
    expect(dayOutcome({ ...day, sat: true, over: true, present: false })).toBe("waiting");
    expect(dayOutcome({ ...day, present: false })).toBe("absent");
    expect(dayOutcome({ ...day, over: true })).toBe("absent");
    expect(dayOutcome({ ...day, over: true, present: true })).toBe("waiting");
    expect(dayOutcome(day)).toBe("waiting");
  });

  it("has a total of all days or none, and places with ties", () => {
    expect(
      eventTotal([
        { ...day, score: 2 },
        { ...day, score: 3.5 },
      ]),
    ).toBe(5.5);
    expect(eventTotal([{ ...day, score: 2 }, day])).toBeNull();
    expect(eventTotal([])).toBeNull();
    expect(eventPlaces([5, null, 9, 5])).toEqual([2, null, 1, 2]);
  });
});
