import { describe, expect, it } from "vitest";
import {
  peopleStandings,
  readSeason,
  type Scored,
  setState,
  setTimes,
  shownName,
  teamStandings,
  weeksOf,
} from "#app/features/communities/domain/challenge.ts";

const at = (text: string) => Date.parse(`${text}-03:00`) / 1000;
const now = at("2026-11-24T12:00:00");
const typed = { name: " Desafio  2026 ", from: "2026-11-25", to: "2026-12-08" };
const season = { startsAt: at("2026-11-25T00:00:00"), endsAt: at("2026-12-09T00:00:00") };

describe("a season", () => {
  it("as typed lasts to the end of its last day", () => {
    expect(readSeason(typed, now)).toEqual({ season: { name: "Desafio 2026", ...season } });
  });

  it.each([
    ["name", { name: " " }],
    ["from", { from: "x" }],
    ["to", { to: "" }],
    ["to", { from: "2026-11-01", to: "2026-11-23" }],
    ["to", { to: "2026-11-24" }],
    ["to", { to: "2027-11-25" }],
  ])("is refused at %s: %o", (field, change) => {
    expect(Object.keys(readSeason({ ...typed, ...change }, now).problems ?? {})).toEqual([field]);
  });

  it("is over with the last second of its last day", () => {
    const problemsAt = (time: number) =>
      readSeason({ ...typed, from: "2026-11-20", to: "2026-11-23" }, time).problems;
    expect(problemsAt(at("2026-11-23T23:59:59"))).toBeUndefined();
    expect(problemsAt(at("2026-11-24T00:00:00"))).toEqual({ to: "O último dia já passou." });
  });

  it("may be one day long, thirty weeks, and have a name of 80 letters, not more", () => {
    const problems = (change: Partial<typeof typed>) => readSeason({ ...typed, ...change }, now).problems;
    expect(problems({ to: typed.from })).toBeUndefined();
    expect(problems({ to: "2027-06-23" })).toBeUndefined();
    expect(problems({ to: "2027-06-24" })).toHaveProperty("to");
    expect(problems({ name: "n".repeat(80) })).toBeUndefined();
    expect(problems({ name: "n".repeat(81) })).toHaveProperty("name");
  });

  it("has its weeks by their Mondays, the first and last one cut to it", () => {
    expect(weeksOf(season)).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
    expect(setTimes("2026-11-23", season)).toEqual({
      opensAt: season.startsAt,
      closesAt: at("2026-11-30T00:00:00"),
    });
    expect(setTimes("2026-12-07", season).closesAt).toBe(season.endsAt);
    const times = setTimes("2026-11-30", season);
    expect(
      [times.opensAt - 1, times.opensAt, times.closesAt - 1, times.closesAt].map((each) =>
        setState(times, each),
      ),
    ).toEqual(["coming", "open", "open", "over"]);
  });
});

function person(fields: Partial<Scored>): Scored {
  return {
    team: "Recife",
    firstName: "Ana",
    lastName: "Lima",
    ageBand: "12-16",
    isHidden: false,
    isOwn: false,
    right: 0,
    answered: 0,
    ...fields,
  };
}

describe("the standings", () => {
  it("rank teams by the mean of all their participants, equal ones at one place", () => {
    const people = [
      person({ right: 9, answered: 10 }),
      person({}),
      person({ team: "Natal", right: 5, answered: 6, isOwn: true }),
      person({ team: "Belém", right: 5, answered: 5 }),
    ];
    expect(teamStandings(people, 10)).toEqual([
      { team: "Belém", place: 1, people: 1, active: 1, mean: 50, isOwn: false },
      { team: "Natal", place: 1, people: 1, active: 1, mean: 50, isOwn: true },
      { team: "Recife", place: 3, people: 2, active: 1, mean: 45, isOwn: false },
    ]);
  });

  it("name minors, and those whose age is not known, by their first name alone", () => {
    expect(["12-16", "16-17", null, "adult"].map((ageBand) => shownName(person({ ageBand })))).toEqual([
      "Ana",
      "Ana",
      "Ana",
      "Ana Lima",
    ]);
  });

  it("show people with points, without those who left the ranking, and one's own row beyond the last", () => {
    const people = [
      person({ firstName: "Caio", right: 8 }),
      person({ firstName: "Davi", right: 7, isHidden: true }),
      person({ firstName: "Eva", right: 6 }),
      person({ firstName: "Bia", right: 1, isOwn: true, isHidden: true }),
      person({ firstName: "Nina" }),
    ];
    expect(peopleStandings(people, 10, 2).map(({ name, place, points }) => [name, place, points])).toEqual([
      ["Caio", 1, 80],
      ["Eva", 2, 60],
      ["Bia", 3, 10],
    ]);
  });
});
