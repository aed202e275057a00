import { describe, expect, it } from "vitest";
import { attentionIn, nextMonday } from "#app/features/school/domain/attention.ts";

const TODAY = 20_000;

function classWith(name: string, days: readonly number[], waiting = 0) {
  const away = days.map((since) => ({ id: `${name}-${since}`, name: `Ana ${since}`, seen: TODAY - since }));
  return { id: name, name, students: 30, started: 30 - waiting, snoozed: false, away };
}

describe("who needs a teacher today", () => {
  it("is first who left off last, whatever the class, each with the days", () => {
    const found = attentionIn([classWith("3º A", [8, 30]), classWith("3º B", [9])], TODAY);
    expect(found.map((each) => each.reason === "away" && [each.className, each.days])).toEqual([
      ["3º A", 8],
      ["3º B", 9],
      ["3º A", 30],
    ]);
  });

  it("are at most seven reasons, two of them classes with students who never began, the fullest first", () => {
    const classes = [
      classWith("1º A", [7, 8, 9, 10], 3),
      classWith("1º B", [7, 8, 9, 10], 12),
      classWith("1º C", [], 5),
    ];
    const found = attentionIn(classes, TODAY);
    expect(found).toHaveLength(7);
    expect(found.slice(5)).toEqual([
      { reason: "not-started", people: 12, classId: "1º B", className: "1º B" },
      { reason: "not-started", people: 5, classId: "1º C", className: "1º C" },
    ]);
  });

  it("is no class that the teacher put off until Monday, the first one after any day", () => {
    expect(attentionIn([{ ...classWith("1º A", [], 3), snoozed: true }], TODAY)).toEqual([]);
    const weekday = (day: number) => new Date(day * 86_400_000).getUTCDay();
    for (let day = TODAY; day < TODAY + 14; day++) {
      const monday = nextMonday(day);
      expect([weekday(monday), monday > day, monday - day <= 7]).toEqual([1, true, true]);
    }
  });

  it("names a student of two classes once, and nobody where everybody came", () => {
    const [one, other] = [classWith("1º A", []), classWith("Olimpíada", [])];
    const ana = { id: "ana", name: "Ana", seen: TODAY - 8 };
    expect(
      attentionIn(
        [
          { ...one, away: [ana] },
          { ...other, away: [ana] },
        ],
        TODAY,
      ),
    ).toHaveLength(1);
    expect(attentionIn([one, other], TODAY)).toEqual([]);
  });
});
