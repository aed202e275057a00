import { describe, expect, it } from "vitest";
import { LONGEST_CONTENT } from "#app/features/messages/domain/notification.ts";
import {
  type AnnouncementFields,
  announcementProblem,
  announcementState,
  announcementText,
  announcementTimes,
  audienceWords,
  LONGEST_ANNOUNCEMENT,
} from "#app/features/school/domain/announcement.ts";
import { noFilter } from "#app/features/school/domain/people-filter.ts";

const fields: AnnouncementFields = {
  roles: ["student"],
  classes: [],
  people: [],
  content: "Prova na sexta",
  from: "",
  until: "",
};

describe("an announcement", () => {
  it.each([
    [{}, null],
    [{ roles: [] }, "to"],
    [{ roles: [], filter: noFilter }, null],
    [{ content: "" }, "content"],
    [{ content: "x".repeat(LONGEST_ANNOUNCEMENT + 1) }, "content"],
    [{ from: "ontem" }, "from"],
    [{ until: "31/12" }, "until"],
    [{ from: "2026-12-01T08:00", until: "2026-12-02" }, null],
  ])("%j: a problem of %s", (typed, field) => {
    expect(announcementProblem({ ...fields, ...typed })?.field ?? null).toBe(field);
  });

  it("fits into a notification with the longest name", () => {
    const text = announcementText("N".repeat(200), "x".repeat(LONGEST_ANNOUNCEMENT));
    expect(text.length).toBeLessThanOrEqual(LONGEST_CONTENT);
  });

  it("shows from its hour to the end of its day, in São Paulo", () => {
    expect(announcementTimes({ from: "2027-01-10T08:00", until: "2027-01-11" })).toEqual({
      visibleFrom: Date.UTC(2027, 0, 10, 11) / 1000,
      expiresAt: Date.UTC(2027, 0, 12, 3) / 1000,
    });
    expect(announcementTimes({ from: "", until: "" })).toEqual({ visibleFrom: null, expiresAt: null });
    expect(announcementTimes({ from: "x", until: "" })).toBeNull();
  });

  it("names its audience", () => {
    const choices = [
      { num: 1, id: "a", name: "3º A", year: 2026 },
      { num: 2, id: "b", name: "3º B", year: 2026 },
    ];
    const words = (audience: Partial<AnnouncementFields>) =>
      audienceWords({ ...fields, roles: [], ...audience }, choices);
    expect(words({ classes: ["a"] })).toBe("3º A");
    expect(words({ classes: ["a", "b"], roles: ["teacher"], people: ["x", "y"] })).toBe(
      "3º A, 3º B, Professores e 2 pessoas",
    );
    expect(words({ classes: ["old"], people: ["x"] })).toBe("uma turma arquivada e 1 pessoa");
    expect(words({ classes: ["old", "older"] })).toBe("2 turmas arquivadas");
    expect(words({})).toBe("");
    expect(words({ filter: noFilter, people: ["x"] })).toBe("Pessoas da escola e 1 pessoa");
    const filter = { ...noFilter, roles: ["student", "teacher", "admin"] as const, year: 2026 };
    expect(words({ filter })).toBe("Estudantes, Professores e Administração, do ano letivo de 2026");
    expect(words({ filter: { ...noFilter, roles: ["student"], classId: "a", text: "ana" } })).toBe(
      "Estudantes de 3º A, da busca “ana”",
    );
    expect(words({ filter: { ...noFilter, classId: "old" } })).toBe(
      "Pessoas da escola de uma turma arquivada",
    );
  });

  it("is scheduled, live, over or cancelled", () => {
    const row = { visibleFrom: 100, expiresAt: 200, cancelledAt: null };
    expect([50, 150, 200].map((now) => announcementState(row, now))).toEqual(["scheduled", "live", "over"]);
    expect(announcementState({ ...row, cancelledAt: 120 }, 150)).toBe("cancelled");
  });
});
