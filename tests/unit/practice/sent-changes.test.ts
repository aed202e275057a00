import { describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { practiceDraws } from "#app/features/practice/domain/practicable.ts";
import { practiceChanges, practiceReport } from "#app/features/practice/domain/practice-report.server.ts";
import { readStartFields } from "#app/features/practice/domain/start-fields.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";

const readChanges = (sent: unknown, now: number) => {
  const report = sentOrNull(practiceReport, sent);
  return report && practiceChanges(report, now);
};

describe("what a device sends", () => {
  const item = { position: 3, choice: "b", answered: true, marked: true, cut: "EZCC", changedAt: 5000 };
  const head = { position: 0, timerFrom: null, changedAt: 5000 };

  it("may be a session that goes on, with nothing crossed out", () => {
    const sent = { items: [{ ...item, cut: undefined }], head, endedAt: null };
    expect(readChanges(sent, 50)).toMatchObject({
      items: [{ ...item, choice: "B", cut: "" }],
      head,
      endedAt: null,
    });
  });

  it.each([
    { items: null },
    { items: Array(181).fill(item) },
    { items: ["A"] },
    { items: [null] },
    { items: [[item]] },
    { items: [item, { ...item, position: -1 }] },
    { items: [{ ...item, position: 180 }] },
    { items: [{ ...item, position: "3" }] },
    { items: [{ ...item, position: 1.5 }] },
    { items: [{ ...item, changedAt: 0 }] },
    { items: [{ ...item, changedAt: "agora" }] },
    { items: [{ ...item, choice: "F" }] },
    { items: [{ ...item, choice: undefined }] },
    { head: undefined },
    { head: "3" },
    { head: { ...head, position: null } },
    { head: { ...head, changedAt: -1 } },
    { head: { ...head, timerFrom: 0 } },
    { endedAt: undefined },
    { endedAt: "agora" },
  ])("is refused whole with %j", (part) => {
    expect(readChanges({ items: [item], head, endedAt: null, ...part }, 50)).toBeNull();
  });
});

it("a practice requires questions with a key, not open ones alone", () => {
  const kindsOf = (kinds: (typeof noFilters)["kinds"]) => practiceDraws({ ...noFilters, kinds }).own?.kinds;
  expect(kindsOf([])).toEqual(["single-choice", "right-wrong", "multiple-choice", "sum", "numeric"]);
  expect(kindsOf(["open", "single-choice"])).toEqual(["single-choice"]);
  expect(practiceDraws({ ...noFilters, kinds: ["open"] })).toEqual({ own: null, more: null });
});

it("generated questions complete a search that names no origin", () => {
  const origins = (asked: typeof noFilters) => {
    const { own, more } = practiceDraws(asked);
    return [own?.origins, more?.origins];
  };
  expect(origins(noFilters)).toEqual([["exam", "authored"], ["generated"]]);
  expect(origins({ ...noFilters, origins: ["generated"] })).toEqual([["generated"], undefined]);
});

it("the form requests a lot only if its field says so", () => {
  const order = (ordem: string) => readStartFields((name) => (name === "ordem" ? ordem : "")).order;
  expect([order("sorteio"), order("qualquer")]).toEqual(["random", "given"]);
});
