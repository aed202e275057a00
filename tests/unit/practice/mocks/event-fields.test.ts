import { describe, expect, it } from "vitest";
import { eventProblems, eventState, eventTimes } from "#app/features/practice/domain/mocks/event-fields.ts";
import { readChangeJob, readEventJob } from "#app/features/practice/domain/mocks/event-job.ts";

/** 1 December 2026, noon in São Paulo. */
const NOW = Date.UTC(2026, 11, 1, 15) / 1000;

describe("the form of an event of the calendar", () => {
  it("reads times in São Paulo", () => {
    expect(eventTimes({ from: "2026-12-06T13:30", until: "2026-12-06T18:30" }, NOW)).toEqual({
      times: { startsAt: Date.UTC(2026, 11, 6, 16, 30) / 1000, endsAt: Date.UTC(2026, 11, 6, 21, 30) / 1000 },
      problems: null,
    });
  });

  it.each([
    ["", "2026-12-06T18:30", "from", "data e hora"],
    ["2026-12-06T13:30", "amanhã", "until", "data e hora"],
    ["2026-12-01T12:00", "2026-12-06T18:30", "from", "futuro"],
    ["2028-12-06T13:30", "2028-12-06T18:30", "from", "longe demais"],
    ["2026-12-06T13:30", "2026-12-06T13:35", "until", "10 minutos"],
    ["2026-12-06T13:30", "2027-01-26T13:30", "until", "31 dias"],
  ] as const)("refuses from %s to %s at %s", (from, until, field, words) => {
    const { times, problems } = eventTimes({ from, until }, NOW);
    expect(times).toBeNull();
    expect(problems?.[field]).toContain(words);
  });

  it("requires a title and a template", () => {
    expect(eventProblems({ title: "Simulado", template: "enem-1" })).toEqual({});
    expect(Object.keys(eventProblems({ title: " ", template: "nenhum" }))).toEqual(["title", "template"]);
  });
});

describe("an event of the calendar", () => {
  it("is to come, open, over or cancelled", () => {
    const event = { startsAt: NOW, endsAt: NOW + 60, cancelledAt: null };
    expect([NOW - 1, NOW, NOW + 59, NOW + 60].map((at) => eventState(event, at))).toEqual([
      "upcoming",
      "open",
      "open",
      "over",
    ]);
    expect(eventState({ ...event, cancelledAt: 1 }, NOW)).toBe("cancelled");
  });

  it("is read from its jobs' input, and from no other kind's", () => {
    const input = { event: 3, id: "abc", title: "Simulado" };
    expect(readChangeJob(input)).toEqual(input);
    expect(readEventJob({ ...input, last: true })).toEqual({ ...input, last: true });
    expect(readEventJob(input)).toEqual({ ...input, last: false });
    for (const other of [null, "texto", { event: 1 }]) expect(() => readEventJob(other)).toThrow();
  });
});
