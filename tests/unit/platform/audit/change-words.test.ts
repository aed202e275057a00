import { describe, expect, it } from "vitest";
import { personDone } from "#app/features/admin/domain/person-done.ts";
import { auditAction, isAboutPerson } from "#app/platform/audit/domain/audit-actions.ts";
import { changesOf } from "#app/platform/audit/domain/change-words.ts";

const words = {
  claim: (name: string) => name,
  role: (name: string) => `papel ${name}`,
  time: (seconds: number) => `hora ${seconds}`,
};

function told(before: object, after: object): string[] {
  const row = { before: JSON.stringify(before), after: JSON.stringify(after) };
  return changesOf(row, words).map((change) => `${change.what}: ${change.before} → ${change.after}`);
}

describe("a change in words", () => {
  it("names what changed and leaves out what stayed", () => {
    const before = { claims: ["pro"], school: null, role: null };
    const after = { claims: [], school: "horizonte", role: "teacher" };
    expect(told(before, after)).toEqual([
      "permissões: pro → nenhuma",
      "escola: nada → horizonte",
      "papel na escola: nada → papel teacher",
    ]);
    expect(told(after, after)).toEqual([]);
  });

  it("shows states, numbers and times", () => {
    expect(told({ suspended: false }, { suspended: true })).toEqual(["suspensa: não → sim"]);
    expect(told({ sessions: 2 }, { sessions: 0 })).toEqual(["sessões: 2 → 0"]);
    expect(told({ expiresAt: 9 }, { expiresAt: 5 })).toEqual(["termina: hora 9 → hora 5"]);
    expect(told({ outro: "x" }, {})).toEqual(["outro: x → "]);
    expect(told({}, { outro: "x" })).toEqual(["outro:  → x"]);
  });

  it("has nothing to say of what it cannot read", () => {
    expect(changesOf({ before: "{", after: "null" }, words)).toEqual([]);
  });
});

it("actions and words of addresses are only those there are", () => {
  expect([auditAction("user.access"), auditAction("toString"), auditAction("")]).toEqual([
    "user.access",
    null,
    null,
  ]);
  const about = ["user.suspend", "chat.answer", "notice.send"].map(isAboutPerson);
  expect(about).toEqual([true, true, false]);
  expect([personDone("toString"), personDone(null)]).toEqual([null, null]);
  expect(personDone("suspend")).toMatch(/^Conta suspensa/);
});
