import { describe, expect, it } from "vitest";
import {
  groupedTakers,
  isSamePlaces,
  type RoomTaker,
  roomSummary,
  takerPlaces,
} from "#app/features/assessments/domain/making/room-groups.ts";
import { withChanges } from "#app/features/assessments/domain/sitting/saved-answers.ts";
import {
  sittingChanges,
  sittingReport,
  wholeSitting,
} from "#app/features/assessments/domain/sitting/sitting-report.server.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";

const readSittingChanges = (sent: unknown, now: number) => {
  const report = sentOrNull(sittingReport, sent);
  return report && sittingChanges(report, now);
};
const readWhole = (sent: unknown) => sentOrNull(wholeSitting, sent);

describe("the room", () => {
  const taker = (num: number, state: RoomTaker["state"], seenAt = 0): RoomTaker => ({
    num,
    id: String(num),
    name: `Ana ${num}`,
    state,
    isTimeUp: false,
    answered: 0,
    away: 0,
    extraMinutes: 0,
    seenAt,
  });

  it("shows first who needs help, and says it in a sentence", () => {
    const takers = [
      taker(1, "sitting", 100),
      taker(2, "sitting", 990),
      taker(3, "sitting"),
      taker(4, "done"),
      taker(5, "absent"),
    ];
    const places = takerPlaces(takers, [3], 1000);
    const groups = groupedTakers(takers, places);
    expect(groups.map(({ key, takers: people }) => [key, people.map(({ num }) => num)])).toEqual([
      ["lost", [1]],
      ["absent", [5]],
      ["sitting", [2, 3]],
      ["done", [4]],
    ]);
    expect(roomSummary(groups)).toBe("2 fazendo, 1 entregou, 1 sem sinal e 1 não entrou.");
    const cut = takerPlaces(takers, null, 1000);
    expect(groupedTakers(takers, cut)[0]?.takers.map(({ num }) => num)).toEqual([1, 3]);
    expect(isSamePlaces(cut, takerPlaces(takers, [], 1000))).toBe(true);
    expect(isSamePlaces(cut, places)).toBe(false);
    expect(isSamePlaces(cut, takerPlaces(takers.slice(1), null, 1000))).toBe(false);
    expect(roomSummary([])).toBe("Ninguém faz este simulado ainda.");
  });
});

describe("a sitting that is sent whole", () => {
  const known = { places: [1, 0, 2], answers: "A,,", times: ",5,", marked: "2" };
  const change = { choice: "C", marked: true, changedAt: 9e15 };

  it("is the server's state after it accepted the changes", () => {
    expect(withChanges(known, [{ ...change, position: 0 }], [{ position: 2, seconds: 40 }])).toEqual({
      places: [1, 0, 2],
      answers: "A,C,",
      times: ",5,14",
      marked: "1,2",
    });
    expect(withChanges(known, [{ ...change, position: 9 }], [{ position: 9, seconds: 40 }])).toEqual(known);
  });

  it("is read only where each field is one of a sitting", () => {
    const { places: _, ...whole } = known;
    expect(readWhole(whole)).toEqual({ ...whole, size: 3, longest: 5 });
    for (const wrong of [
      null,
      "A",
      { ...whole, answers: 3 },
      { ...whole, times: null },
      { ...whole, marked: undefined },
      { ...whole, answers: "A,F," },
      { ...whole, answers: "A,ba," },
      { ...whole, answers: ",".repeat(180) },
      { ...whole, times: ",-5," },
      { ...whole, times: ",5" },
      { ...whole, times: ",zzzzzz," },
      { ...whole, marked: "2,1" },
      { ...whole, marked: "1,1" },
      { ...whole, marked: "3" },
      { ...whole, marked: "x" },
      { ...whole, marked: "-1" },
    ])
      expect(readWhole(wrong), JSON.stringify(wrong)).toBeNull();
  });

  it("is not read from a report with the text of an open answer", () => {
    const report = (text: object) => ({
      items: [{ position: 0, choice: null, answered: false, marked: false, cut: "", changedAt: 5, ...text }],
      ...{ times: [], endedAt: null, device: "aparelho-um", revision: 1, away: 0, whole: known },
    });
    expect(readSittingChanges(report({}), 10)?.whole).toMatchObject({ size: 3 });
    expect(readSittingChanges(report({ text: "Porque" }), 10)?.whole).toBeNull();
  });
});
